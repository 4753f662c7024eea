import type { ResumeContent } from '../../../../collections/resumes/schema'
import { begin } from '../../model/begin'
import { leafText } from '../../model/leaf-text'
import { makeBox } from '../../model/make-box'
import { makeLeaf } from '../../model/make-leaf'
import type { Box } from '../../model/types'
import { contextOf } from '../../parts/context'
import { personParts, type PersonParts } from '../../parts/person-parts'
import { photoLeaf } from '../../parts/photo-leaf'
import type { Design } from '../schema/design'
import { fitCells, fitColumn } from './fit-column'
import { isNameWide } from './name-room'
import { withWholeWords } from './whole-words'

/** Characters of a header that may be longer than a page: its columns are then fixed, so that its parts wrap alike. */
const LONG = 900

type Options = { design: Design; content: ResumeContent }

/** The person over all columns. */
export function headBoxes({ design, content }: Options): Box[] {
  const { head } = design
  const context = contextOf(content)
  const { names, headlines, rows } = partsOf({ design, content })
  const cells = fitCells({ leaves: rows, design, content })
  const photo = photoLeaf({ content, context, beside: 'first' })
  const title = makeBox({ id: '$head.title', className: 'jl-head-title', children: [...names, ...headlines] })
  const contact = makeBox({ id: '$head.contact', tag: 'ul', className: 'jl-contact', children: cells })
  const isLong = isHeadLong({ design, headlines, rows })
  const isBelow = !isLong && isNameWide({ names, rows, design, content })
  const words = makeBox({
    id: '$head.words',
    className: `jl-head-words${isLong ? ' jl-head-long' : isBelow ? ' jl-head-below' : ''}`,
    children: head.variant === 'stack' ? [...names, ...headlines, contact] : [title, contact],
  })
  const className = photo ? 'jl-head jl-head-photo' : 'jl-head'
  return present([makeBox({ id: '$head', tag: 'header', className, children: [words, photo] })])
}

type Words = Pick<PersonParts, 'headlines' | 'rows'>

const isHeadLong = ({ design: { head }, ...words }: Words & { design: Design }) =>
  ['split', 'beside'].includes(head.variant) && lengthOf(words) > LONG

/** The person in a narrow column, where contact is a section of its own. */
export function sideBoxes({ design, content }: Options): Box[] {
  const context = contextOf(content)
  const parts = partsOf({ design, content })
  const { headlines } = parts
  const names = fitColumn({ leaves: parts.names, design, content, of: 'name' })
  const rows = fitColumn({ leaves: parts.rows, design, content, of: 'row' })
  const photo = photoLeaf({ content, context })
  const children = [...names, ...headlines, photo]
  const title = makeLeaf({
    id: '$contact.title',
    tag: 'h2',
    className: 'jl-section-title',
    text: [{ text: content.baseInfo.title, source: begin('$baseInfo', 'title') }],
    turns: 'right',
    keepNext: true,
  })
  const list = makeBox({ id: '$contact.list', tag: 'ul', className: 'jl-contact', children: rows })
  const body = makeBox({ id: '$contact.body', className: 'jl-body', children: [list] })
  return present([
    makeBox({ id: '$head', tag: 'header', className: 'jl-head', children }),
    makeBox({
      id: '$contact',
      tag: 'section',
      className: 'jl-section',
      children: body ? [title, body] : [],
    }),
  ])
}

function partsOf({ design, content }: Options): PersonParts {
  const { labels } = design.head.contact
  const parts = personParts({ content, context: contextOf(content), rowLabels: labels })
  return design.edition ? { ...parts, names: parts.names.map(withWholeWords) } : parts
}

function lengthOf({ headlines, rows }: Pick<PersonParts, 'headlines' | 'rows'>): number {
  return [...headlines, ...rows].reduce((sum, leaf) => sum + leafText(leaf).length + 1, 0)
}

const present = (boxes: (Box | undefined)[]): Box[] => boxes.filter((box) => box !== undefined)
