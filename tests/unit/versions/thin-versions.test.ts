import { expect, it } from 'vitest'
import { versionsToDrop } from '../../../collections/resumes/thin-versions'
import { staysKept } from '../../../collections/resumes/version-names'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NOW = Date.UTC(2026, 10, 25, 12)

/** Saves every five seconds for so many minutes, which ended so long ago; the newest first. */
function typed({ minutes, ended, from }: { minutes: number; ended: number; from: number }) {
  return Array.from({ length: minutes * 12 }, (_, index) => ({
    id: `${from - index}`,
    revision: from - index,
    at: NOW - ended - index * 5_000,
  }))
}

function left(versions: ReturnType<typeof typed>, stored: object = {}) {
  const drop = new Set(versionsToDrop({ versions, isKept: staysKept(stored), now: NOW }))
  return versions.filter((version) => !drop.has(version))
}

it('keeps the newest, then fewer the older they are: an hour of typing leaves yesterday in sight', () => {
  const versions = [
    ...typed({ minutes: 60, ended: 0, from: 9000 }),
    ...typed({ minutes: 60, ended: DAY, from: 5000 }),
    ...typed({ minutes: 60, ended: 20 * DAY, from: 1000 }),
  ]
  const kept = left(versions)
  expect(kept.slice(0, 8)).toEqual(versions.slice(0, 8))
  expect(kept.length).toBeLessThan(40)
  for (const from of [9000, 5000, 1000]) expect(kept.some(({ revision }) => revision === from)).toBe(true)
})

it('never lets a named one go, nor the one last exported, and at most 45 others stay', () => {
  const versions = Array.from({ length: 400 }, (_, index) => ({
    id: `${400 - index}`,
    revision: 400 - index,
    at: NOW - index * DAY,
  }))
  const kept = left(versions, {
    ...{ 1: 'The first', 2: 'The second' },
    exported: { revision: 3, format: 'pdf', at: new Date(NOW).toISOString() },
  })
  expect(kept.slice(-3).map(({ revision }) => revision)).toEqual([3, 2, 1])
  expect(kept).toHaveLength(48)
})

it('leaves the weeks before in sight after two weeks of typing all day', () => {
  const days = Array.from({ length: 14 }, (_, day) =>
    typed({ minutes: 600, ended: day * DAY, from: 900_000 - day * 10_000 }),
  )
  const weeks = Array.from({ length: 6 }, (_, week) =>
    typed({ minutes: 1, ended: (3 + week) * 7 * DAY, from: 1000 - week * 100 }),
  )
  expect(left([...days.flat(), ...weeks.flat()]).filter(({ revision }) => revision <= 1000)).toHaveLength(6)
})

it('answers the same a second time', () => {
  const kept = left(typed({ minutes: 600, ended: 0, from: 9000 }))
  expect(left(kept)).toEqual(kept)
})
