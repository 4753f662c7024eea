import { expect, it } from 'vitest'
import { foldSame } from '../../../../app/editor/assistant/suggestion/fold-same'

const same = (text: string) => ({ kind: 'same' as const, text })
const added = { kind: 'added' as const, text: 'new' }

it('folds whole lines that did not change and keeps those in which a change stands', () => {
  expect(foldSame([same('1\n2\n3\n4 '), added, same(' 4\n5\n6\n7 '), added, same('\n8\n9')])).toEqual([
    { kind: 'folded', lines: 3 },
    same('\n4 '),
    added,
    same(' 4\n'),
    { kind: 'folded', lines: 2 },
    same('\n7 '),
    added,
    same('\n'),
    { kind: 'folded', lines: 2 },
  ])
})

it('leaves a single line and one that is in doubt as they are', () => {
  const flag = { from: 0, to: 3 } as never
  const parts = [same('1\n2 '), added, { ...same('\n3\n4\n5'), flag }]
  expect(foldSame(parts)).toEqual(parts)
})
