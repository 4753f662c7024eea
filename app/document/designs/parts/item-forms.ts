import type { SectionKind } from '../../../../collections/resumes/choices'
import { SECTION_FORMS, type FormOf, type SectionForm } from '../../../../collections/resumes/design-parts'
import { checkDesign, narrowKinds } from '../schema/check-design'
import { isSince } from '../is-since'
import type { Design } from '../schema/design'
import { withTitles } from './title-forms'

type Form = FormOf<'itemForm'>
type Anatomy = Design['items']['anatomy']
export type Rows = Extract<Anatomy, { kind: 'rows' }>

const ROWS: Record<Exclude<Form, 'columns' | 'rail'>, Rows['rows']> = {
  rows: [
    { cells: ['title', 'date'], fit: 'grow' },
    { cells: ['subtitle', 'place'], fit: 'between' },
  ],
  below: [
    { cells: ['title', 'place'], fit: 'grow' },
    { cells: ['subtitle', 'date'], fit: 'between' },
  ],
  line: [{ cells: ['title', 'subtitle', 'place', 'date'], fit: 'wrap' }],
}
const RAIL: Anatomy = { kind: 'rail', rail: 10.2, railZh: 8.4, gutter: 1.4, axis: false, titles: 'rail' }

/** Kinds of one line each, where a design of three columns named none. */
const SHORT: Design['items']['oneLine'] = ['award', 'certificate', 'language', 'interest', 'reference']

type Options = { design: Design; form: Form }

/** A design with its entries in a form; a title of its own that cannot stand with them gives way to one over a rule. */
export function withItems({ design, form }: Options): Design {
  const { items } = design
  const oneLine = items.anatomy.kind === 'columns' ? SHORT : items.oneLine
  const made = {
    ...design,
    items: { ...items, oneLine, anatomy: anatomyOf({ anatomy: items.anatomy, form }) },
  }
  const hasTitleFault = checkDesign(made).some(({ path }) => path[0] === 'title')
  return hasTitleFault ? withTitles({ design: made, form: 'rule' }) : made
}

function anatomyOf({ anatomy, form }: { anatomy: Anatomy; form: Form }): Anatomy {
  if (form === 'rail') return anatomy.kind === 'rail' ? anatomy : RAIL
  if (form === 'columns') return { kind: 'columns' }
  return { kind: 'rows', title: anatomy.kind === 'rows' ? anatomy.title : 'orSubtitle', rows: ROWS[form] }
}

type Own = { design: Design; kind: SectionKind; form: SectionForm }

/** The rows of an entry whose section has a form of its own; nothing where it has the rest's, or stands where there are no rows. */
export function ownRows({ design, kind, form, isDated }: Own & { isDated: boolean }): Rows | undefined {
  const { anatomy } = design.items
  // a tab of an older program knows of no form
  const own = SECTION_FORMS.find((one) => one === form)
  if (!own || !canHaveOwn({ design, kind }) || anatomy.kind !== 'rows') return undefined
  // In half the width a date keeps its place at the end of the first row, where there is one.
  if (own === 'pairs' && design.items.oneLine.includes(kind) && !isDated) return undefined
  return { ...anatomy, rows: ROWS[own === 'pairs' ? 'rows' : own] }
}

/** Whether the entries of a section stand two to a row. */
export function arePaired({ form, ...options }: Own): boolean {
  return form === 'pairs' && canHaveOwn(options)
}

const OF_WORDS: SectionKind[] = ['language', 'interest']

/** Whether a section's entries of a few words follow one another in lines, where there is room for more than one. */
export function mayRun({ design, kind, form }: Own): boolean {
  const isWide = !narrowKinds(design.frame).includes(kind)
  return isSince(design, 6) && isWide && form === 'design' && OF_WORDS.includes(kind)
}

/** Whether the entries of a kind of section can stand otherwise than the rest: in rows, and not in the narrow column. */
export function canHaveOwn({ design, kind }: Omit<Own, 'form'>): boolean {
  return design.items.anatomy.kind === 'rows' && kind !== 'skill' && !narrowKinds(design.frame).includes(kind)
}
