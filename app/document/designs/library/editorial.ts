import type { Design } from '../schema/design'
import { CONTACT, ITEMS, ITEM_TEXT, PHOTO, SHORT_KINDS } from './shared'

/** A large name and titles in the margin, like a book: for those whose texts are read. */
export const editorial: Design = {
  code: 'editorial',
  version: 1,
  recommended: {
    themeColor: '#743a80',
    font: 'serif',
    fontSize: 13,
    lineSpace: 'leading-normal',
    dateFormat: 'month',
    margin: { left: 58, right: 58, top: 52, bottom: 46 },
  },
  frame: { kind: 'single' },
  head: {
    variant: 'stack',
    align: 'start',
    after: 2.3,
    photo: { ...PHOTO, align: 'end' },
    name: { size: 3.3, leading: 1.12, bold: false, color: 'ink' },
    headline: { gap: 0.3, size: 1.25, leading: 1.4, color: 'deep' },
    contact: { ...CONTACT, columnGap: 1.9, gap: 0.95, size: 0.93, icons: 'none', color: 'muted' },
  },
  title: {
    look: { kind: 'hung', hang: 9.4, gutter: 2, rule: 0.85 },
    text: { leading: 1.4, bold: true, color: 'deep' },
    align: 'start',
    gap: 2.1,
    body: 0,
  },
  items: {
    ...ITEMS,
    anatomy: {
      kind: 'rows',
      title: 'orSubtitle',
      rows: [
        { cells: ['title', 'date'], fit: 'grow' },
        { cells: ['subtitle', 'place'], fit: 'wrap' },
      ],
    },
    text: {
      ...ITEM_TEXT,
      lead: { size: 1.1, leading: 1.4 },
      subtitle: { color: 'muted' },
      date: { size: 0.93, color: 'muted' },
    },
    gap: 1,
    tight: { kinds: SHORT_KINDS, gap: 0.2 },
    afterHead: 0.25,
  },
  skills: {
    look: 'bar',
    scale: 'end',
    columns: 1,
    gap: 0.2,
    bar: { length: 8, thick: 3, gap: 1.5, thin: true },
  },
  marker: 'dash',
  tags: 'plain',
  icons: false,
  leadText: 1.1,
}
