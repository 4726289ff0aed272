"""Lua that adds tallies to records. It runs within the script that commits a result, so nothing is read before."""

import msgspec

from bot.domain.results import Result
from bot.domain.tallies import RECENT, Tally, tallies

OPPONENTS = 200
"""With how many people somebody's head to head is remembered: those met last."""

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
local function meet(key, met)
  local person, name, ahead, behind, moment = unpack(met)
  local known = head_to_head(redis.pcall('HGET', key .. ':opponents', person))
  local sums = {known[1] + 1, known[2] + ahead, known[3] + behind, moment, name}
  redis.pcall('HSET', key .. ':opponents', person, cjson.encode(sums))
  redis.pcall('ZADD', key .. ':met', moment, person)
end
local function lose(key, person)
  redis.pcall('HDEL', key .. ':opponents', person)
  redis.pcall('ZREM', key .. ':met', person)
end
local function lose_oldest(start, owner, most)
  local oldest = redis.pcall('ZRANGE', start .. owner .. ':met', 0, -most - 1)
  for _, person in ipairs(oldest) do
    lose(start .. owner, person)
    lose(start .. person, owner)
  end
end
local function count(found)
  local start = 'record:' .. found.guild .. ':'
  for _, tally in ipairs(found.tallies) do
    local owner = tally.owner
    local key = owner == '' and 'record:' .. found.guild or start .. owner
    for field, number in pairs(tally.add or {}) do redis.pcall('HINCRBY', key, field, number) end
    for field, points in pairs(tally.best or {}) do better(key, field, points, tally.match) end
    for field, goes_on in pairs(tally.streak or {}) do longer(key, field, goes_on) end
    if tally.recent then
      redis.pcall('LPUSH', key .. ':recent:' .. tally.against, cjson.encode(tally.recent))
      redis.pcall('LTRIM', key .. ':recent:' .. tally.against, 0, found.recent - 1)
    end
    for _, met in ipairs(tally.met or {}) do meet(key, met) end
    if tally.met then lose_oldest(start, owner, found.opponents) end
    if owner ~= '' then
      redis.pcall('SADD', start .. 'people', owner)
      redis.pcall('SADD', 'records:' .. owner, found.guild)
    end
  end
end
"""
"""The function `count`; the keys are those of the module `keys`.

A step that fails is left out: a record that is unreadable holds up no match. Who drops out of somebody's opponents
loses them too, so that two people always name each other, or neither does.
"""

COUNT_EARLIER = f"""
if redis.call('HGET', KEYS[1], 'revision') ~= ARGV[1] then return 0 end
{COUNT}
if redis.call('HSETNX', KEYS[1], 'counted', 1) == 1 then count(cjson.decode(ARGV[2])) end
return 1
"""
"""Counts a result that was committed before there were records."""


class Counted(msgspec.Struct):
    """What the function gets."""

    guild: str
    tallies: list[Tally]
    recent: int = RECENT
    opponents: int = OPPONENTS


def encoded(result: Result) -> bytes:
    """Returns the argument of the function."""
    return msgspec.json.encode(Counted(str(result.guild), tallies(result)))
