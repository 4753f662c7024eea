import type { EntryItem } from '../../../../collections/resumes/schema'
import { makeBox } from '../../model/make-box'
import type { DocNode } from '../../model/types'
import { itemBox } from '../../parts/item-box'
import type { ItemParts } from '../../parts/item-parts'
import type { ArrangeItem } from '../../parts/section-boxes'
import { ownRows, type Rows } from '../parts/item-forms'
import { narrowKinds } from '../schema/check-design'
import { isPlaceShorter } from './place-room'
import { isSince } from '../is-since'
import type { Design } from '../schema/design'

type Cells = (DocNode | undefined)[]
type Anatomy = Design['items']['anatomy']
type Arranged = {
  anatomy: Anatomy
  item: EntryItem
  parts: ItemParts
  isShort: boolean
  isJoined: boolean
  /** A date that would stand alone in its row stands in the one above. */
  isLifted: boolean
  /** the class of a row in which the place is the shorter of two texts */
  keeps: string
}

/** How a design arranges the fields of an item: all of them, in the order of reading. */
export function arrangeItem(design: Design): ArrangeItem {
  const { anatomy, oneLine } = design.items
  const narrow = narrowKinds(design.frame)
  const keepsPlace = (item: EntryItem) => isSince(design, 3) && isPlaceShorter(item)
  return ({ item, parts, kind, form, isJoined, isRun }) => {
    const { title, subtitle, place, date, link, facts, tags, text } = parts
    const own = ownRows({ design, kind, form, isDated: date !== undefined })
    const head =
      isRun || narrow.includes(kind)
        ? [title, subtitle, place, date, ...facts, link]
        : headOf({
            anatomy: own ?? anatomy,
            item,
            parts,
            isShort: !own && oneLine.includes(kind),
            isJoined,
            isLifted: isSince(design, 6),
            keeps: keepsPlace(item) ? ' jl-keeps-place' : '',
          })
    const className = isJoined ? 'jl-joined' : ''
    return itemBox({ item, className, head, text, tags, reads: title?.reads ?? subtitle?.reads })
  }
}

function headOf(arranged: Arranged): Cells {
  const { anatomy, item, parts, isShort, isJoined, keeps } = arranged
  const { title, subtitle, place, date, link, facts } = parts
  if (anatomy.kind === 'rows' && !isShort) return rowsOf({ ...arranged, anatomy })
  const line = () => {
    if (anatomy.kind === 'columns') {
      const when = boxOf({ item, name: 'when', className: 'jl-when', children: [place, date] })
      const className = isJoined ? 'jl-line jl-line-joined' : subtitle ? 'jl-line' : 'jl-line jl-line-wide'
      return boxOf({ item, name: 'line', className, children: [title, subtitle, when] })
    }
    if (anatomy.kind === 'rail') {
      // The date is read first: readers of the PDF that go back on a line join two texts without a space.
      const words = boxOf({
        item,
        name: 'words',
        className: `jl-words${isShort ? '' : keeps}`,
        children: [subtitle, place],
      })
      const className = `jl-line${isShort ? ' jl-line-one' : ''}${title ? '' : ' jl-line-untitled'}`
      return boxOf({ item, name: 'line', className, children: [date, title, words] })
    }
    const className = 'jl-line jl-line-one'
    return boxOf({ item, name: 'one', className, children: [title, subtitle, place, date] })
  }
  return [line(), metaOf(item, [...facts, link])]
}

function rowsOf({ anatomy, item, parts, isJoined, isLifted, keeps }: Arranged & { anatomy: Rows }): Cells {
  const { title, subtitle, place, date, link, facts } = parts
  // one more position stands in the row of its dates
  const mayLead = isJoined ? anatomy.rows[0]?.cells.includes('date') : anatomy.title === 'orSubtitle'
  const isLed = mayLead && !title
  const [first, second] = anatomy.rows
  const isAlone = (isLed || !subtitle) && second?.cells.join() === 'subtitle,date'
  const isMoved = isLifted && isAlone && !place && first?.cells.includes('place') === true
  const cells: Record<Rows['rows'][number]['cells'][number], Cells> = {
    title: [isLed ? subtitle : title],
    subtitle: [isLed ? undefined : subtitle],
    place: [isMoved ? date : place],
    date: [isMoved ? undefined : date],
  }
  const rows = anatomy.rows.map((row, i) =>
    boxOf({
      item,
      name: `row${i}`,
      // a position below another looks like it, not like a title
      className: `jl-line jl-line-${row.fit}${i === 0 && !isJoined ? ' jl-line-lead' : ''}${keeps}`,
      children: row.cells.flatMap((cell) => cells[cell]),
    }),
  )
  return [...rows, metaOf(item, [...facts, link])]
}

type BoxOptions = { item: EntryItem; name: string; className: string; children: Cells }

function boxOf({ item, name, ...rest }: BoxOptions) {
  return makeBox({ id: `${item.id}.${name}`, ...rest })
}

function metaOf(item: EntryItem, children: Cells) {
  return boxOf({ item, name: 'meta', className: 'jl-meta', children })
}
