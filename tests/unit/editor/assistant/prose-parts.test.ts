import { expect, it } from 'vitest'
import { proseParts } from '../../../../app/editor/assistant/suggestion/prose-parts'

const shown = (text: string, ...doubts: string[]) =>
  proseParts({
    text,
    flags: doubts.map((doubt) => ({ from: text.indexOf(doubt), to: text.indexOf(doubt) + doubt.length })),
  }).map(({ text, isStrong, flag }) => `${isStrong ? '!' : ''}${flag ? '?' : ''}${text}`)

it('reads signs of Markdown as what they mean and leaves what is none', () => {
  expect(shown('**Fine.** Two lines:\n- 2 ** 3 ** 4\n  * last')).toEqual([
    '!Fine.',
    ' Two lines:\n• 2 ** 3 ** 4\n  • last',
  ])
  expect(shown('## Questions **now**\nC# is #1')).toEqual(['!Questions ', '!now', '\nC# is #1'])
  expect(shown('still **wri')).toEqual(['still **wri'])
  expect(shown('')).toEqual([])
})

it('marks what is in doubt where it stands, through bold words too', () => {
  expect(shown('- I led **250 engineers** there', '250', 'engineers** there')).toEqual([
    '• I led ',
    '!?250',
    '! ',
    '!?engineers',
    '? there',
  ])
})
