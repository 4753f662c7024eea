import { expect, it } from 'vitest'
import { foldSame } from '../../../../app/editor/assistant/suggestion/fold-same'

const same = (text: string, from: number) => ({ kind: 'same' as const, text, from })
const added = { kind: 'added' as const, text: 'new', from: 8 }

it('folds whole lines that did not change and keeps those in which a change stands', () => {
  expect(
    foldSame([same('1\n2\n3\n4 ', 0), added, same(' 4\n5\n6\n7 ', 11), added, same('\n8\n9', 23)]),
  ).toEqual([
    { kind: 'folded', lines: 3 },
    same('\n4 ', 5),
    added,
    same(' 4\n', 11),
    { kind: 'folded', lines: 2 },
    same('\n7 ', 17),
    added,
    same('\n', 23),
    { kind: 'folded', lines: 2 },
  ])
})

it('leaves a single line and one that is in doubt as they are', () => {
  const flag = { from: 0, to: 3 } as never
  const parts = [same('1\n2 ', 0), added, { ...same('\n3\n4\n5', 11), flag }]
  expect(foldSame(parts)).toEqual(parts)
})
