import { expect, it } from 'vitest'
import { placeComment } from '../../../../app/document/passages/place-comment'
import type { Passage } from '../../../../app/document/passages/passages-of'

/** Bullets of one field, and where a comment on the first of others is among them. */
function place({
  quote,
  bullets,
  block = 'i1.text.0',
}: {
  quote: string
  bullets: string[]
  block?: string
}) {
  const passages = bullets.map((text, i): Passage => {
    const from = bullets.slice(0, i).join('\n').length
    return { block: `i1.text.${i}`, text, words: { owner: 'i1', field: 'text', from, text } }
  })
  const comment = { block, target: 'i1', field: 'text', offset: 0, quote }
  const found = placeComment({ comment, passages })
  return found && [found.passage.block, found.isChanged]
}

it('follows its words, and is handed to no other bullet that takes the number of a deleted one', () => {
  const bullets = ['Hired six engineers in Berlin', 'Led a team of five']
  expect(place({ quote: 'Led a team of five', bullets })).toEqual(['i1.text.1', false])
  expect(place({ quote: 'Led a big team of six', bullets })).toEqual(['i1.text.1', true])
  expect(place({ quote: 'Cut costs by a third', bullets })).toBeUndefined()
  expect(place({ quote: '带领团队完成上线', bullets: ['负责招聘', '带领新团队按时完成上线'] })).toEqual([
    'i1.text.1',
    true,
  ])
})

it('finds the beginning of a text that is longer than a quote may be', () => {
  const long = 'long words '.repeat(300)
  expect(place({ quote: long.slice(0, 2000), bullets: [long] })).toEqual(['i1.text.0', false])
})
