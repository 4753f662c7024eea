import type { SectionKind } from '../../../../collections/resumes/choices'
import type { Design } from '../schema/design'

/**
 * What descriptions have in common, by name. It is part of each that takes it, and so of released ones: nothing here is ever
 * changed, a layout that wants it otherwise says so itself.
 */

export const SHORT_KINDS: SectionKind[] = ['award', 'certificate', 'language', 'interest']
/** What stands in a narrow column beside the work. */
export const BESIDE_KINDS: SectionKind[] = ['skill', 'language', 'certificate', 'award', 'interest']

export const PHOTO: Design['head']['photo'] = { at: 'end', gap: 28, align: 'center', ring: false }

/** A line of contact data that wraps. */
export const CONTACT = { flow: 'wrap', size: 0.95, leading: 1.65, labels: 'unclear' } as const

/** What and when above where. */
export const ROWS: Extract<Design['items']['anatomy'], { kind: 'rows' }> = {
  kind: 'rows',
  title: 'orSubtitle',
  rows: [
    { cells: ['title', 'date'], fit: 'grow' },
    { cells: ['subtitle', 'place'], fit: 'between' },
  ],
}

export const ITEM_TEXT: Design['items']['text'] = {
  title: { bold: true },
  lead: {},
  subtitle: { color: 'deep' },
  place: { color: 'muted' },
  date: { color: 'muted' },
  short: 'muted',
}

/** Entries in rows; those of short sections and references are a line each. */
export const ITEMS = {
  anatomy: ROWS,
  oneLine: [...SHORT_KINDS, 'reference'],
  first: false,
  lineGap: 1,
  afterHead: 0.2,
  meta: { gap: 1.6 },
} satisfies Partial<Design['items']>

/** Entries in a narrow column, below a title of their own. */
export const BESIDE: Omit<NonNullable<Design['aside']>, 'title'> = {
  gap: 0.6,
  first: false,
  text: {
    title: { bold: true, leading: 1.45 },
    subtitle: { leading: 1.45, color: 'muted' },
    place: { color: 'muted' },
    date: { color: 'muted', size: 0.94 },
  },
}
