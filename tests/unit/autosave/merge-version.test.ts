import { expect, it } from 'vitest'
import type { LayoutCode } from '../../../collections/layout-codes'
import { mergeIn } from '../../../app/editor/saving/merge-in'
import { englishResume } from '../../factories/english-resume'

const content = englishResume()
const state = (layout: LayoutCode, layoutVersion: number) => ({
  title: 'Mine',
  layout,
  layoutVersion,
  content,
})

it.each([
  {
    case: 'the version that one of two took',
    mine: ['classic', 1],
    theirs: ['classic', 2],
    is: ['classic', 2],
  },
  { case: 'the version taken here', mine: ['classic', 2], theirs: ['classic', 1], is: ['classic', 2] },
  {
    case: 'another layout with its version',
    mine: ['heritage', 1],
    theirs: ['classic', 2],
    is: ['heritage', 1],
  },
  { case: 'their layout with its version', mine: ['classic', 2], theirs: ['swiss', 1], is: ['swiss', 1] },
] as const)('of two windows $case holds, and nobody has to choose', ({ mine, theirs, is }) => {
  const { document, conflicts } = mergeIn({
    base: state('classic', 1),
    mine: state(mine[0], mine[1]),
    theirs: state(theirs[0], theirs[1]),
  })
  expect(conflicts).toEqual([])
  expect([document.layout, document.layoutVersion]).toEqual(is)
})
