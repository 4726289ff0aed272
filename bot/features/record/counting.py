"""Lua that adds tallies to records. It runs within the script that commits a result, so nothing is read before."""

from collections.abc import Mapping

import msgspec
from msgspec import structs

from bot.domain.results import Result, result_of
from bot.domain.session import AnySession
from bot.features.record import own_level
from bot.features.record.keys import holders_key, rated_key, record_keys, records_key, server_record_key
from bot.features.record.rated import RatedMatch, rated_match
from bot.features.record.tallies import RECENT, SERVER, Tally, tallies
from bot.store.commit_script import Input, WithinCommit

COUNT = """
local function longer(key, field, goes_on)
  if not goes_on then return redis.pcall('HSET', key, field, 0) end
  local now = redis.pcall('HINCRBY', key, field, 1)
  local longest = tonumber(redis.pcall('HGET', key, field .. '.longest') or 0) or 0
  if type(now) == 'number' and now > longest then redis.pcall('HSET', key, field .. '.longest', now) end
end
local function better(key, field, points, match)
  local before = redis.pcall('HGET', key, field)
  before = type(before) == 'string' and before or ''
  if points <= (tonumber(before) or points - 1) then return end
  redis.pcall('HSET', key, field, points, field .. '.match', match, field .. '.before', before)
end
local function head_to_head(stored)
  local read, found = pcall(cjson.decode, stored)
  for place = 1, 4 do read = read and type(found) == 'table' and type(found[place]) == 'number' end
  return read and found or {0, 0, 0, 0}
end
local function meet(opponents, met, with)
  local person, name, ahead, behind, moment = unpack(with)
  local known = head_to_head(redis.pcall('HGET', opponents, person))
  local sums = {known[1] + 1, known[2] + ahead, known[3] + behind, moment, name}
  redis.pcall('HSET', opponents, person, cjson.encode(sums))
  redis.pcall('ZADD', met, moment, person)
end

local found, holders = cjson.decode(argument), keys[1]
for number, tally in ipairs(found.tallies) do
  local first = found.places[number]
  local counts, recent, opponents, met, records = unpack(keys, first, first + 4)
  for field, added in pairs(tally.add or {}) do redis.pcall('HINCRBY', counts, field, added) end
  for field, points in pairs(tally.best or {}) do better(counts, field, points, tally.match) end
  for field, goes_on in pairs(tally.streak or {}) do longer(counts, field, goes_on) end
  if tally.recent then
    redis.pcall('LPUSH', recent, cjson.encode(tally.recent))
    redis.pcall('LTRIM', recent, 0, found.recent - 1)
  end
  for _, with in ipairs(tally.met or {}) do meet(opponents, met, with) end
  if tally.owner ~= '' then
    redis.pcall('SADD', holders, tally.owner)
    redis.pcall('SADD', records, found.guild)
  end
end
if found.rated == '' then return end
local list = found.rated_place
redis.pcall('RPUSH', keys[list], found.rated)
for number, person in ipairs(found.people) do
  redis.pcall('SADD', holders, person)
  redis.pcall('SADD', keys[list + number], found.guild)
end
"""
"""Adds tallies to records, and a match to the list of rated ones; the keys are in the order of `counting`.

What fails is left out: if one key is unreadable, the others are changed all the same.
"""


class Counted(msgspec.Struct):
    """What the script gets."""

    guild: str
    tallies: list[Tally]
    places: list[int]
    """Where the keys of each tally begin."""
    recent: int = RECENT
    rated: str = ""
    """The line of the list of rated matches; empty: it does not count."""
    rated_place: int = 0
    """Where the keys of that begin: the list, and for each of `people` their servers."""
    people: tuple[str, ...] = ()
    """Who is in that line."""


def counting(
    result: Result, rated: RatedMatch | None = None, moved: Mapping[str, Mapping[str, int]] | None = None
) -> Input:
    """Returns what counts `result`, and what it says for ratings. `moved`: further counts, by person.

    First comes the key of the people who have a record, then those of each tally, and those of the ratings.
    """
    further = moved or {}
    found = [structs.replace(each, add={**each.add, **further.get(each.owner, {})}) for each in tallies(result)]
    every, places = [holders_key(result.guild)], []
    for tally in found:
        places.append(len(every) + 1)
        if tally.owner == SERVER:
            every.append(server_record_key(result.guild))
        else:
            person = int(tally.owner)
            own = record_keys(result.guild, person)
            every += [own.counts, own.recent + tally.against, own.opponents, own.met, records_key(person)]
    counted = Counted(str(result.guild), found, places)
    if rated is not None:
        counted.rated = msgspec.json.encode(rated).decode()
        counted.rated_place = len(every) + 1
        counted.people = tuple(place.person for place in rated.places if place.person)
        every += [rated_key(result.guild), *(records_key(int(person)) for person in counted.people)]
    return Input(every, msgspec.json.encode(counted))


def counting_of(session: AnySession) -> Input | None:
    """Returns what counts the result of a session; None if it has none."""
    result = result_of(session)
    if result is None:
        return None
    return counting(result, rated_match(session, result), own_level.moved(session, result))


WITHIN_COMMIT = WithinCommit("counted", COUNT, counting_of)
