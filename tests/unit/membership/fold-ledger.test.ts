import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEMBER_ENTITLEMENTS } from '../../../collections/membership/benefits'
import { DAY_MS, foldLedger, type LedgerEntry } from '../../../app/features/membership/fold-ledger'

const START = Date.parse('2026-03-01T10:00:00Z')
const day = (n: number) => START + n * DAY_MS

let n = 0
function row(entry: { source: string; days: number; on: number; level?: number }): LedgerEntry {
  const { source, days, on, level = 1 } = entry
  const plan = {
    typeId: source,
    name: { 'zh-CN': source, en: source },
    level,
    entitlements: MEMBER_ENTITLEMENTS,
  }
  return { key: `${source}:${++n}`, source, days, at: day(on), plan }
}
const untilDay = (rows: LedgerEntry[], on: number) => {
  const { until } = foldLedger({ rows, now: day(on) })
  return until === null ? null : (until - START) / DAY_MS
}

describe('days', () => {
  it('add up and never overlap', () => {
    const rows = [row({ source: 'a', days: 30, on: 0 }), row({ source: 'b', days: 7, on: 10 })]
    expect(untilDay(rows, 10)).toBe(37)
    const { spans } = foldLedger({ rows, now: day(10) })
    expect(spans.map(({ from, until }) => [(from - START) / DAY_MS, (until - START) / DAY_MS])).toEqual([
      [10, 30],
      [30, 37],
    ])
  })

  it('begin when they are given where the ones before are over', () => {
    const rows = [row({ source: 'a', days: 5, on: 0 }), row({ source: 'b', days: 7, on: 10 })]
    expect(untilDay(rows, 10)).toBe(17)
    expect(untilDay([...rows].reverse(), 100)).toBe(17)
    expect(foldLedger({ rows, now: day(7) }).spans.length).toBe(1)
  })

  it('of a higher level are used first, and the others wait', () => {
    const rows = [row({ source: 'low', days: 30, on: 0 }), row({ source: 'high', days: 10, on: 5, level: 2 })]
    const before = (on: number) => rows.filter((entry) => entry.at <= day(on))
    const at = (on: number) => foldLedger({ rows: before(on), now: day(on) }).spans[0]?.source
    expect([at(4), at(6), at(14), at(16)]).toEqual(['low', 'high', 'high', 'low'])
    expect(untilDay(rows, 20)).toBe(40)
  })

  it('that were taken back come off their own source, and never what was used', () => {
    const bought = row({ source: 'a', days: 30, on: 0 })
    const invited = row({ source: 'b', days: 7, on: 0 })
    const part = row({ source: 'a', days: -15, on: 10 })
    expect(untilDay([bought, invited, part], 10)).toBe(22)
    const whole = row({ source: 'a', days: -30, on: 20 })
    expect(untilDay([bought, invited, whole], 20)).toBe(27)
    // the refund failed at the bank: what was still there comes back
    const back = row({ source: 'a', days: 30, on: 20 })
    expect(untilDay([bought, invited, whole, back], 20)).toBe(37)
  })

  it('bought and taken back at the same moment leave nothing', () => {
    const rows = [row({ source: 'a', days: -30, on: 3 }), row({ source: 'a', days: 30, on: 3 })]
    expect(foldLedger({ rows, now: day(3) })).toEqual({ until: null, spans: [] })
  })
})

it('gives the same whatever the order of reading and of looking', () => {
  const entry = fc.record({
    source: fc.constantFrom('a', 'b', 'c', 'd'),
    days: fc.integer({ min: -40, max: 40 }),
    on: fc.integer({ min: 0, max: 100 }),
    level: fc.constantFrom(1, 2),
  })
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), fc.integer({ min: 0, max: 150 }), (entries, on) => {
      const rows = entries.map(row)
      const now = day(on)
      const once = foldLedger({ rows, now })
      expect(foldLedger({ rows: [...rows].reverse(), now })).toEqual(once)
      for (const [index, { from, until }] of once.spans.entries()) {
        expect(until).toBeGreaterThan(from)
        expect(from).toBe(
          index === 0 ? Math.max(now, ...rows.map(({ at }) => at)) : once.spans[index - 1]?.until,
        )
      }
      const gained = rows.reduce((sum, { days }) => sum + Math.max(0, days), 0)
      const left = once.spans.reduce((sum, span) => sum + span.until - span.from, 0)
      expect(left).toBeLessThanOrEqual(gained * DAY_MS)
    }),
  )
})
