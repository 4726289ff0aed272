"""The files in `deploy/` fit Parlour: its commands, settings, roles, user and promises."""

from __future__ import annotations

import configparser
import re
from itertools import chain
from typing import Any

import pytest
import typer
import yaml

from bot.app.shards import parse
from bot.cli.health import Role
from bot.cli.program import app
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


def test_the_pods_run_commands_that_exist_and_look_at_roles_that_exist() -> None:
    assert len(own()) == 2
    for container in own().values():
        command, *options = container["args"]
        known = set(chain.from_iterable((*p.opts, *p.secondary_opts) for p in COMMANDS[command].params))
        assert set(options) <= known
        for probe in ("startupProbe", "readinessProbe"):
            program, check, *roles = container[probe]["exec"]["command"]
            assert (program, check) == ("parlour", "health")
            assert set(roles) <= set(Role)
        assert container["livenessProbe"]["httpGet"] == {"path": "/metrics", "port": "metrics"}


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
    (policy,) = of_kind("NetworkPolicy")
    assert policy["spec"]["podSelector"]["matchLabels"] == {"app": "redis"}
    assert policy["spec"]["ingress"][0]["from"] == [{"podSelector": {"matchLabels": {"app": "parlour"}}}]
    compose = yaml.safe_load((PROJECT / "compose.yaml").read_text())
    assert containers()["redis"]["image"] == compose["services"]["redis"]["image"]


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


def test_the_units_differ_in_what_they_run_alone() -> None:
    differing = {
        key for key in unit(UNITS[0])["Service"] if unit(UNITS[0])["Service"][key] != unit(UNITS[1])["Service"].get(key)
    }
    assert differing == {"ExecStart", "Environment", "StateDirectory", "WorkingDirectory"}


def test_compose_scales_workers_that_share_all_but_the_data() -> None:
    services = yaml.safe_load((PROJECT / "compose.yaml").read_text())["services"]
    bot, worker = services["parlour"], services["worker"]
    assert (worker["command"], worker["scale"]) == ("worker", 0)
    assert worker["environment"] == bot["environment"]
    assert "volumes" not in worker
    assert set(worker["healthcheck"]["test"][3:]) <= set(Role)
