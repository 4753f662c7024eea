import { expect, test } from 'vitest'
import { checkFacts } from '~/features/assistant/facts/check-facts'
import { EN } from './golden/en'
import { EN_ZH } from './golden/en-zh'
import { CALLINGS_EN } from './golden/held/callings-en'
import { CALLINGS_EN_ZH } from './golden/held/callings-en-zh'
import { CALLINGS_ZH } from './golden/held/callings-zh'
import { CALLINGS_ZH_EN } from './golden/held/callings-zh-en'
import { HELD_EN } from './golden/held/en'
import { HELD_EN_ZH } from './golden/held/en-zh'
import { HELD_ZH } from './golden/held/zh'
import { HELD_ZH_EN } from './golden/held/zh-en'
import { NAMES } from './golden/held/names'
import { TRADES_EN, TRADES_ZH } from './golden/held/trades'
import { TRADES_EN_ZH, TRADES_ZH_EN } from './golden/held/trades-translated'
import type { Pair } from './golden/pair'
import { SCOPE } from './golden/scope'
import { ZH } from './golden/zh'
import { ZH_EN } from './golden/zh-en'

const SETS: Record<string, Pair[]> = {
  Chinese: [...ZH, ...HELD_ZH, ...TRADES_ZH, ...CALLINGS_ZH],
  English: [...EN, ...HELD_EN, ...TRADES_EN, ...CALLINGS_EN],
  'Chinese to English': [...ZH_EN, ...HELD_ZH_EN, ...TRADES_ZH_EN, ...CALLINGS_ZH_EN],
  Names: NAMES,
  'Roles, titles and levels': SCOPE,
  'English to Chinese': [...EN_ZH, ...HELD_EN_ZH, ...TRADES_EN_ZH, ...CALLINGS_EN_ZH],
}

for (const [name, pairs] of Object.entries(SETS)) {
  const bad = pairs.filter(({ made }) => made.length > 0)
  const honest = pairs.filter(({ made }) => made.length === 0)
  test.each(bad)(`${name}: made up in "$after" is flagged, and nothing else`, (pair) => {
    const { flags } = checkFacts(pair)
    const spans = pair.made.map((text) => ({
      from: pair.after.indexOf(text),
      to: pair.after.indexOf(text) + text.length,
    }))
    const meets = (a: { from: number; to: number }, b: { from: number; to: number }) =>
      a.from < b.to && b.from < a.to
    expect(
      pair.made.filter((_, index) => !flags.some((flag) => meets(flag, spans[index] ?? { from: 0, to: 0 }))),
    ).toEqual([])
    expect(flags.filter((flag) => !spans.some((span) => meets(flag, span)))).toEqual([])
  })
  test.each(honest)(`${name}: "$after" is honest`, (pair) => {
    expect(checkFacts(pair).flags).toEqual([])
  })
}
