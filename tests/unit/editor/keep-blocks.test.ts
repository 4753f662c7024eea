import { expect, it } from 'vitest'
import type { Block } from '../../../app/editor/blocks/block'
import { keepBlocks } from '../../../app/editor/blocks/keep-blocks'

function block({ id, top }: { id: string; top: number }): Block {
  const area = { left: 0, top, right: 100, bottom: top + 20 }
  const fragment = { ...area, page: 0, column: { left: 0, right: 100 }, head: area, line: top + 8 }
  return { id, kind: 'item', section: 's', sectionKind: 'project', column: 0, fragments: [fragment] }
}

it('keeps the blocks that stand where they stood, whatever a scrolled page is rounded to', () => {
  const before = [block({ id: 'a', top: 10 }), block({ id: 'b', top: 40 })]
  const [a, b] = keepBlocks({ before, after: [block({ id: 'a', top: 10.002 }), block({ id: 'b', top: 60 })] })
  expect(a).toBe(before[0])
  expect(b?.fragments[0].top).toBe(60)
})

it('is the very same list when nothing has moved, and another when one is gone', () => {
  const before = [block({ id: 'a', top: 10 }), block({ id: 'b', top: 40 })]
  const again = before.map(({ id, fragments }) => block({ id, top: fragments[0].top }))
  expect(keepBlocks({ before, after: again })).toBe(before)
  expect(keepBlocks({ before, after: again.slice(0, 1) })).toEqual(before.slice(0, 1))
})
