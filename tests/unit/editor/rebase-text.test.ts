import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rebaseText } from '../../../app/editor/fields/rebase-text'
import { textChange } from '../../../app/editor/fields/text-change'

/** Texts in which letters repeat, so that a difference can lie in several places. */
const text = fc
  .array(fc.constantFrom('a', 'n', '天', ' '), { maxLength: 12 })
  .map((letters) => letters.join(''))

test('a change is what turns one text into the other, and no shorter one is', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { from, until, behind } = textChange({ before, after })
      expect(before.slice(0, from) + after.slice(from, behind) + before.slice(until)).toBe(after)
      expect(from).toBeLessThanOrEqual(Math.min(until, behind))
    }),
  )
})

test('offsets keep their order, and those outside of a change their letters', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { from, until, move } = textChange({ before, after })
      const moved = Array.from({ length: before.length + 1 }, (_, at) => move(at))
      expect(moved).toEqual([...moved].sort((a, b) => a - b))
      // Where something is put in just at an offset, that stays before it.
      for (let at = 0; at < before.length; at += 1)
        if (at < from || (at > from && at >= until)) expect(after[move(at)]).toBe(before[at])
    }),
  )
})

describe('what was composed while another text arrived', () => {
  test.each([
    { base: 'Anna Miller', mine: 'Anna 李 Miller', theirs: 'Dr. Anna Miller', merged: 'Dr. Anna 李 Miller' },
    { base: 'Anna', mine: '李', theirs: 'Anna B.', merged: '李 B.' },
    { base: '', mine: '天天', theirs: '李', merged: '天天李' },
    { base: '天天', mine: '天天', theirs: '李', merged: '李' },
    // They have written on both sides, and nothing of theirs goes where words stand twice.
    {
      base: 'Led the team of 5 and the team of 7 in Rome.',
      mine: 'Led the team of 5 and the 组 of 7 in Rome.',
      theirs: 'I led the team of 5 and a team of 7 in Roma',
      merged: 'I led the team of 5 and a 组 of 7 in Roma',
    },
  ])('$mine and $theirs become $merged', ({ merged, ...texts }) => {
    expect(rebaseText(texts)).toBe(merged)
  })
})
