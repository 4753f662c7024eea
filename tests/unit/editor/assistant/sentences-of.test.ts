import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentencesOf } from '../../../../app/editor/assistant/parts/sentences-of'

describe('sentences for screen readers', () => {
  it('end at what ends a sentence, not inside a number', () => {
    const text = 'We went from 0.6 to 2.4 mA. Then we stopped! 每秒1.8万次。好的'
    expect(sentencesOf({ text, isWhole: true })).toEqual([
      ...['We went from 0.6 to 2.4 mA.', 'Then we stopped!', '每秒1.8万次。', '好的'],
    ])
    expect(sentencesOf({ text, isWhole: false })).not.toContain('好的')
  })

  it('say all of a text that comes in pieces, each word once and none taken back', () => {
    const words = fc.array(fc.constantFrom('a', '3.5', ' ', '. ', '! ', '。', '\n', '好', '.', 'b'))
    fc.assert(
      fc.property(words, (pieces) => {
        let text = ''
        let said: string[] = []
        for (const piece of pieces) {
          text += piece
          const now = sentencesOf({ text, isWhole: false })
          expect(now.slice(0, said.length)).toEqual(said)
          said = now
        }
        const all = sentencesOf({ text, isWhole: true })
        expect(all.slice(0, said.length)).toEqual(said)
        expect(all.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
      }),
    )
  })
})
