import { expect, it } from 'vitest'
import { hangTitle } from '../../../app/document/designs/compose/hang-title'
import { makeBox } from '../../../app/document/model/make-box'
import { makeLeaf } from '../../../app/document/model/make-leaf'
import type { Box } from '../../../app/document/model/types'

const title = makeLeaf({ id: 's.title', tag: 'h2', text: 'Profile', keepNext: true })

function section(split: boolean): Box {
  const first = makeLeaf({ id: 's.first', tag: 'p', text: 'Text', split })
  const body = makeBox({ id: 's.body', children: [makeBox({ id: 's.item', children: [first] })] })
  const box = makeBox({ id: 's', tag: 'section', children: [title, body] })
  if (!box) throw new Error('A section with a title is a box')
  return box
}

it('stands beside a paragraph, so that the paragraph may still be split', () => {
  const hung = hangTitle({ box: section(true), key: 'editorial' })
  expect(hung.children[0]).toMatchObject({ id: 's.title', beside: 'next' })
})

it('is measured with a heading, so that neither leaves the other', () => {
  const box = section(false)
  expect(hangTitle({ box, key: 'editorial' })).toBe(box)
})

it('gives the same section for the same section, so that unchanged ones are not drawn again', () => {
  const box = section(true)
  expect(hangTitle({ box, key: 'editorial' })).toBe(hangTitle({ box, key: 'editorial' }))
})
