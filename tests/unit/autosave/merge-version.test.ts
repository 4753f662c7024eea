import { expect, it } from 'vitest'
import type { LayoutCode } from '../../../collections/layout-codes'
import { savable } from '../../../app/editor/autosave/held-back'
import { withTheirs } from '../../../app/editor/notices/decide'
import { resumeContent } from '../../../collections/resumes/schema'
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

it('a title that changed in one of two windows is that one’s, and goes on following where nobody gave it', () => {
  const as = (title: string, name: string) => {
    const list = [{ kind: 'name', value: name }]
    return { ...state('classic', 1), title, content: resumeContent.parse({ baseInfo: { list } }) }
  }
  const titleOf = (mine: object, theirs: object, base = as('Anna', 'Anna')) => {
    const { document, conflicts } = mergeIn({
      base,
      mine: { ...base, ...mine },
      theirs: { ...base, ...theirs },
    })
    return [document.title, conflicts.length]
  }
  expect(titleOf(as('Smith', 'Smith'), { title: 'Anna (Google)' })).toEqual(['Anna (Google)', 0])
  expect(titleOf({}, { title: 'Anna (English)' })).toEqual(['Anna (English)', 0])
  expect(titleOf({ title: 'Anna (Google)' }, as('Smith', 'Smith'))).toEqual(['Anna (Google)', 0])
  expect(titleOf({}, { title: 'Anna' }, as('For Hoopp', 'Anna'))).toEqual(['Anna', 0])
  expect(titleOf({ title: 'One' }, { title: 'Two' })).toEqual(['One', 1])
})

it('a version waits and goes with the layout that is to be chosen', () => {
  const [base, mine, theirs] = [state('classic', 1), state('swiss', 1), state('heritage', 2)]
  const { document, conflicts } = mergeIn({ base, mine, theirs })
  const [conflict] = conflicts
  if (!conflict || conflicts.length > 1) throw new Error('not one conflict')
  expect(document).toMatchObject({ layout: 'swiss', layoutVersion: 1 })
  const held = savable({
    store: { get: () => ({ ...document, title: 'Ours' }) },
    stored: { state: theirs, revision: 2 },
    conflicts: { get: () => conflicts },
  })
  expect(held).toMatchObject({ title: 'Ours', layout: 'heritage', layoutVersion: 2 })
  expect(withTheirs({ state: document, stored: theirs, conflict })).toMatchObject({
    layout: 'heritage',
    layoutVersion: 2,
  })
})
