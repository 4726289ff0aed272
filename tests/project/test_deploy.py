"""The files in `deploy/` fit Parlour: its commands, settings, roles, user and promises."""

from __future__ import annotations

import configparser
import os
import re
import subprocess
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml
from redis import Redis
from redis.backoff import ConstantBackoff
from redis.retry import Retry

from bot.app.failures import EX_CONFIG
from bot.app.shards import parse
from bot.cli.health import Role
from bot.cli.program import app
from bot.domain.calendar import DAY
from bot.store.server import find_server
from sandbox.push.starts import IDENTIFIES_A_DAY
from tests.project.sources import PROJECT
from tests.project.test_packaging import variables

FOLDER = PROJECT / "deploy"
COMMANDS: dict[str, Any] = typer.main.get_command(app).commands  # type: ignore[attr-defined]
MANIFESTS = [
    document
    for file in sorted((FOLDER / "kubernetes").glob("*.yaml"))
    for document in yaml.safe_load_all(file.read_text())
]
UNITS = ("parlour.service", "parlour-worker@.service")
OWN = {"REDIS_PASSWORD"}


def of_kind(*kinds: str) -> list[dict[str, Any]]:
    return [document for document in MANIFESTS if document["kind"] in kinds]


def pods() -> dict[str, dict[str, Any]]:
    """Returns what the pods of each workload are made of."""
    return {each["metadata"]["name"]: each["spec"]["template"]["spec"] for each in of_kind("StatefulSet", "Deployment")}


def containers() -> dict[str, dict[str, Any]]:
    return {name: container for name, pod in pods().items() for container in pod["containers"]}


def own() -> dict[str, dict[str, Any]]:
    """Returns the containers of Parlour itself."""
    return {name: container for name, container in containers().items() if container["image"] == "parlour"}


def test_every_manifest_is_applied() -> None:
    (kustomization,) = of_kind("Kustomization")
    files = {file.name for file in (FOLDER / "kubernetes").glob("*.yaml")} - {"kustomization.yaml"}
    assert set(kustomization["resources"]) == files
    assert {image["name"] for image in kustomization["images"]} == {"parlour"}


def test_going_back_uses_the_disk_of_the_bot_and_a_command_that_exists() -> None:
    (job,) = yaml.safe_load_all((FOLDER / "kubernetes" / "go-back" / "job.yaml").read_text())
    pod = job["spec"]["template"]["spec"]
    (container,) = pod["containers"]
    program, command, option = container["command"][-1].partition("exec ")[2].split()
    assert program == "parlour"
    assert option in {name for parameter in COMMANDS[command].params for name in parameter.opts}
    bot = pods()["parlour-bot"]
    assert pod["securityContext"] == bot["securityContext"]
    assert container["securityContext"] == own()["parlour-bot"]["securityContext"]
    assert [each for each in container["env"] if each not in own()["parlour-bot"]["env"]] == []
    (claim,) = [
        each["spec"]["volumeClaimTemplates"][0]
        for each in of_kind("StatefulSet")
        if each["metadata"]["name"] == "parlour-bot"
    ]
    (volume,) = pod["volumes"]
    assert volume["persistentVolumeClaim"]["claimName"] == f"{claim['metadata']['name']}-parlour-bot-0"


def test_the_pods_run_commands_that_exist_and_look_at_roles_that_exist() -> None:
    assert len(own()) == 2
    for container in own().values():
        command, *options = container["args"]
        known = set(chain.from_iterable((*p.opts, *p.secondary_opts) for p in COMMANDS[command].params))
        assert set(options) <= known
        program, check, *roles = container["readinessProbe"]["exec"]["command"]
        assert (program, check) == ("parlour", "health")
        assert set(roles) <= set(Role)


def test_no_pod_is_killed_because_discord_refuses_it() -> None:
    for container in own().values():
        for probe in ("startupProbe", "livenessProbe"):
            assert container[probe]["httpGet"] == {"path": "/metrics", "port": "metrics"}


def test_the_pods_get_settings_that_exist() -> None:
    (settings,) = of_kind("ConfigMap")
    named = {variable["name"] for container in own().values() for variable in container["env"]}
    assert set(settings["data"]) | named <= variables() | OWN
    port = settings["data"]["PARLOUR_METRICS"].rpartition(":")[2]
    assert {str(container["ports"][0]["containerPort"]) for container in own().values()} == {port}


def test_the_pods_of_the_bot_share_all_shards_and_start_together() -> None:
    (bot,) = [each for each in of_kind("StatefulSet") if each["metadata"]["name"] == "parlour-bot"]
    (shards,) = [each["value"] for each in own()["parlour-bot"]["env"] if each["name"] == "PARLOUR_SHARDS"]
    found = [parse(shards, f"parlour-bot-{pod}") for pod in range(bot["spec"]["replicas"])]
    assert all(found)
    assert sorted(shard for each in found if each for shard in each.ids) == list(
        range(found[0].total if found[0] else 0)
    )
    assert bot["spec"]["podManagementPolicy"] == "Parallel"  # health is content only with all of them


@pytest.mark.parametrize("name", pods())
def test_a_pod_can_do_no_more_than_it_has_to(name: str) -> None:
    pod = pods()[name]
    assert pod["automountServiceAccountToken"] is False
    assert pod["securityContext"]["runAsNonRoot"] is True
    for container in pod["containers"]:
        context = container["securityContext"]
        assert context["readOnlyRootFilesystem"] is True
        assert context["allowPrivilegeEscalation"] is False
        assert context["capabilities"] == {"drop": ["ALL"]}
        assert container["resources"]["limits"]["memory"]


def test_the_pods_run_as_the_user_of_the_image() -> None:
    user = re.search(r"^USER (\d+)$", (PROJECT / "Dockerfile").read_text(), re.MULTILINE)
    assert user is not None
    assert {pods()[name]["securityContext"]["runAsUser"] for name in own()} == {int(user[1])}


def test_the_database_stores_every_move_on_disk_and_only_parlour_reaches_it() -> None:
    (script,) = containers()["redis"]["args"]
    for option in ("appendonly yes", "appendfsync always", "maxmemory-policy noeviction", "requirepass"):
        assert option in script
    assert policies()["redis"]["ingress"][0]["from"] == [{"podSelector": {"matchLabels": {"app": "parlour"}}}]
    assert containers()["redis"]["image"] == compose()["redis"]["image"]


def policies() -> dict[str, dict[str, Any]]:
    """Returns the network policies by the pods that they are about."""
    return {each["spec"]["podSelector"]["matchLabels"]["app"]: each["spec"] for each in of_kind("NetworkPolicy")}


def test_only_prometheus_reaches_the_figures_and_nobody_anything_else_of_parlour() -> None:
    labels = [each["spec"]["template"]["metadata"]["labels"]["app"] for each in of_kind("StatefulSet", "Deployment")]
    assert {*labels} == policies().keys()
    (rule,) = policies()["parlour"]["ingress"]
    assert rule["from"] == [{"namespaceSelector": {"matchLabels": {"kubernetes.io/metadata.name": "monitoring"}}}]
    assert rule["ports"] == [{"port": "metrics"}]
    assert all(policy["policyTypes"] == ["Ingress"] for policy in policies().values())


def compose() -> dict[str, Any]:
    """Returns the services of the compose file."""
    services: dict[str, Any] = yaml.safe_load((PROJECT / "compose.yaml").read_text())["services"]
    return services


@pytest.mark.parametrize("service", compose())
def test_a_service_of_the_compose_file_can_do_no_more_than_it_has_to(service: str) -> None:
    found = compose()[service]
    assert found["read_only"] is True
    assert found["cap_drop"] == ["ALL"]
    assert found["security_opt"] == ["no-new-privileges:true"]
    assert "configs" not in found  # compose copies them into the container, which is read-only by then


SCRIPTS = {
    "compose": compose()["redis"]["command"][-1].replace("$$", "$"),
    "kubernetes": containers()["redis"]["args"][0],
}


@pytest.mark.process
@pytest.mark.parametrize("where", SCRIPTS)
def test_the_database_starts_durable_and_with_a_password_that_no_list_of_processes_shows(
    tmp_path: Path, where: str
) -> None:
    (tmp_path / "redis-server").symlink_to(find_server(tmp_path))
    place = f"dir {tmp_path}\nport 0\nunixsocket {tmp_path}/redis.sock\nEND\n"
    script = SCRIPTS[where].replace("dir /data\n", "").replace("END\n", place).replace(f"<<{place}", "<<END\n")
    environment = {"PATH": f"{tmp_path}:{os.environ['PATH']}", "REDISCLI_AUTH": "secret"}
    server = subprocess.Popen(["sh", "-c", script], env=environment, stdout=subprocess.DEVNULL)
    try:
        retry = Retry(ConstantBackoff(0.05), 200)
        with Redis(unix_socket_path=f"{tmp_path}/redis.sock", password="secret", retry=retry) as redis:
            options = redis.config_get("appendonly", "appendfsync", "maxmemory-policy", "rdbcompression", "save")
            line = subprocess.run(["ps", "-o", "args=", "-p", str(server.pid)], capture_output=True, check=True).stdout
    finally:
        server.terminate()
    assert server.wait() == 0  # the signal reached the server itself
    assert options["appendonly"] == "yes"
    assert (options["appendfsync"], options["maxmemory-policy"]) == ("always", "noeviction")
    assert b"secret" not in line


def test_each_workload_of_parlour_has_a_budget_for_disruptions() -> None:
    budgets = [each["spec"]["selector"]["matchLabels"]["role"] for each in of_kind("PodDisruptionBudget")]
    workloads = [each["spec"]["selector"]["matchLabels"].get("role") for each in of_kind("StatefulSet", "Deployment")]
    assert sorted(budgets) == sorted(filter(None, workloads))


def test_no_secret_is_in_a_manifest() -> None:
    assert of_kind("Secret") == []


def unit(name: str) -> configparser.RawConfigParser:
    parsed = configparser.RawConfigParser(strict=False)
    parsed.optionxform = str  # type: ignore[assignment,method-assign]
    parsed.read_string((FOLDER / "systemd" / name).read_text())
    return parsed


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_runs_a_command_that_exists_and_is_locked_in(name: str) -> None:
    service = unit(name)["Service"]
    program, command = service["ExecStart"].split()
    assert program.endswith("/.venv/bin/parlour")
    assert command in COMMANDS
    for option in ("NoNewPrivileges", "PrivateTmp", "ProtectHome", "ProtectKernelTunables", "RestrictNamespaces"):
        assert service[option] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_does_not_start_parlour_again_in_vain_and_makes_no_storm_of_starts(name: str) -> None:
    service = unit(name)["Service"]
    assert service["Restart"] == "on-failure"
    assert service["RestartPreventExitStatus"] == str(EX_CONFIG)
    first, steps, longest = (int(service[key]) for key in ("RestartSec", "RestartSteps", "RestartMaxDelaySec"))
    assert first <= 10, "a crash is over soon"
    assert steps > 0
    assert DAY / longest < IDENTIFIES_A_DAY
    assert unit(name)["Unit"]["StartLimitIntervalSec"] == "0", "an outage of the database may last long"


def test_the_units_differ_in_what_they_run_alone() -> None:
    differing = {
        key for key in unit(UNITS[0])["Service"] if unit(UNITS[0])["Service"][key] != unit(UNITS[1])["Service"].get(key)
    }
    assert differing == {"ExecStart", "Environment", "StateDirectory", "WorkingDirectory"}


def test_compose_scales_workers_that_share_all_but_the_data() -> None:
    bot, worker = compose()["parlour"], compose()["worker"]
    assert (worker["command"], worker["scale"]) == ("worker", 0)
    assert worker["environment"] == bot["environment"]
    assert "volumes" not in worker
    assert set(worker["healthcheck"]["test"][3:]) <= set(Role)
