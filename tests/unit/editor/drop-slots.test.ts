import { describe, expect, it } from 'vitest'
import type { Block, Fragment } from '../../../app/editor/blocks/block'
import { blockAt } from '../../../app/editor/blocks/block'
import { dropSlots, nearestSlot } from '../../../app/editor/blocks/drop-slots'

type Part = { page: number; top: number; bottom: number; left?: number; right?: number }

function block(id: string, parts: [Part, ...Part[]], more: Partial<Block> = {}): Block {
  const fragmentOf = ({ page, top, bottom, left = 20, right = 300 }: Part): Fragment => {
    const area = { left, right, top, bottom }
    return {
      ...area,
      page,
      column: { left, right: 300 },
      head: { ...area, bottom: top + 10 },
      line: top + 5,
    }
  }
  const [first, ...others] = parts
  const fragments: Block['fragments'] = [fragmentOf(first), ...others.map(fragmentOf)]
  return { id, kind: 'section', section: id, sectionKind: 'experience', column: 0, ...more, fragments }
}

const item = (id: string, section: string, ...parts: [Part, ...Part[]]) =>
  block(id, parts, { kind: 'item', section })

const work = block('work', [
  { page: 0, top: 0, bottom: 100 },
  { page: 1, top: 220, bottom: 260 },
])
const a = item('a', 'work', { page: 0, top: 20, bottom: 60 })
const b = item('b', 'work', { page: 0, top: 64, bottom: 100 })
const c = item('c', 'work', { page: 1, top: 220, bottom: 260 })
const school = block('school', [{ page: 1, top: 270, bottom: 300 }], { sectionKind: 'education' })
const degree = item('degree', 'school', { page: 1, top: 285, bottom: 300 })
const blocks = [work, a, b, c, school, degree]

describe('where a block can be dropped', () => {
  it('is in a section of the same kind for an entry, also in one that shows none', () => {
    const other = block('other', [{ page: 1, top: 310, bottom: 330 }])
    const slots = dropSlots({ blocks: [...blocks, other], moved: a })
    expect(slots.map(({ section }) => section)).toEqual(['work', 'work', 'work', 'work', 'other'])
    expect(nearestSlot({ slots, point: { x: 40, y: 340 } })?.slot).toMatchObject({ section: 'other' })
  })

  it('is beside the entry that it is pointed at where two stand in a row', () => {
    const [one, two, three] = [
      item('one', 'work', { page: 0, top: 20, bottom: 40, right: 150 }),
      item('two', 'work', { page: 0, top: 20, bottom: 40, left: 160 }),
      item('three', 'work', { page: 0, top: 44, bottom: 60, right: 150 }),
    ]
    const slots = dropSlots({ blocks: [work, one, two, three], moved: three })
    const at = (x: number, y: number) => nearestSlot({ slots, point: { x, y } })?.slot.beside
    expect(at(40, 17)).toEqual({ id: 'one', side: 'before' })
    expect(at(240, 17)).toEqual({ id: 'one', side: 'behind' })
    expect(at(40, 42)).toEqual({ id: 'two', side: 'behind' })
  })

  it('is in its own column for a section', () => {
    const side = block('side', [{ page: 0, top: 0, bottom: 50, left: 310 }], { column: 1 })
    const slots = dropSlots({ blocks: [...blocks, side], moved: school })
    expect(slots.map(({ beside }) => beside?.id)).toEqual(['work', 'work', 'school'])
  })
})

describe('the block at a point', () => {
  it('is the entry, the section at its title, and nothing beside all', () => {
    const at = (x: number, y: number) => blockAt({ blocks, point: { x, y } })
    expect(at(40, 40)).toEqual({ id: 'a', page: 0 })
    expect(at(40, 63)).toEqual({ id: 'b', page: 0 })
    expect(at(40, 5)).toEqual({ id: 'work', page: 0 })
    expect(at(40, 240)).toEqual({ id: 'c', page: 1 })
    expect(at(400, 40)).toBeUndefined()
  })
})
