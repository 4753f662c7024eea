import type { Design } from '../schema/design'
import { ITEMS, ITEM_TEXT, SHORT_KINDS } from './shared'

/** Stationery: a band along the upper edge, the name at the left, the address at the right, much white below. */
export const letterhead: Design = {
  code: 'letterhead',
  version: 1,

  recommended: {
    themeColor: '#3f6b63',
    font: 'spectral',
    fontSize: 14,
    lineSpace: 'leading-relaxed',
    dateFormat: 'month',
    margin: { left: 72, right: 72, top: 64, bottom: 58 },
  },
  frame: { kind: 'single', edge: { width: 12, color: 'theme' } },
  head: {
    variant: 'beside',
    align: 'start',
    after: 1.5,
    photo: { at: 'start', gap: 24, align: 'center', ring: false },
    name: { size: 2.4, leading: 1.2, bold: false, color: 'deep' },
    headline: { gap: 0.2, size: 1.1, leading: 1.4, color: 'muted' },
    contact: {
      flow: 'list',
      columnGap: 0,
      gap: 0.25,
      size: 0.92,
      leading: 1.6,
      icons: 'none',
      labels: 'unclear',
      color: 'muted',
    },
    rule: { width: 1, color: 'line', gap: 1.2 },
  },
  title: {
    look: { kind: 'plain' },
    text: { size: 1.14, leading: 1.4, bold: true, color: 'deep' },
    align: 'start',
    gap: 1.4,
    body: 0.35,
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
      lead: { bold: true },
      subtitle: { color: 'muted' },
      date: { color: 'muted', size: 0.95 },
    },
    gap: 0.85,
    tight: { kinds: SHORT_KINDS, gap: 0.15 },
    lineGap: 1.2,
  },
  skills: { look: 'none', scale: 'end', columns: 2, columnGap: 2.6, gap: 0.15, bar: {} },
  marker: 'dash',
  marked: 'ink',
  tags: 'plain',
  tagGap: 0.2,
  icons: false,
  leadText: 1.06,
}
