import { expect, it } from 'vitest'
import { isWritten, newDraft, passageOf } from '../../../app/routes/preview.$id/review/draft'

const passage = (block: string, words: string) => ({ block, text: words, words })

it('keeps a draft at the words it was begun on, whatever bullet has their number by now', () => {
  const draft = newDraft(passage('i1.text.1', 'Led a team'))
  expect(isWritten(draft)).toBe(false)
  expect(isWritten({ ...draft, words: 'Led a big team' })).toBe(true)
  const moved = [passage('i1.text.0', 'Led a team'), passage('i1.text.1', 'Cut costs')]
  expect(passageOf({ draft, passages: moved })?.block).toBe('i1.text.0')
  expect(passageOf({ draft, passages: [passage('i2.text.0', 'Other')] })).toBeUndefined()
})
