import type { Design } from '../schema/design'
import { CONTACT, ITEMS, ITEM_TEXT, PHOTO, SHORT_KINDS } from './shared'

/** One dense page as consultancies and banks ask for it: serif, black, the place above the date. */
export const consulting: Design = {
  code: 'consulting',
  version: 1,

  recommended: {
    themeColor: '#1f3a5f',
    font: 'source-serif',
    fontSize: 13,
    lineSpace: 'leading-snug',
    dateFormat: 'month',
    margin: { left: 50, right: 50, top: 40, bottom: 36 },
  },
  frame: { kind: 'single' },
  head: {
    variant: 'stack',
    align: 'center',
    after: 0.7,
    photo: { ...PHOTO, gap: 24 },
    name: { size: 2, leading: 1.25, bold: true, color: 'ink' },
    headline: { gap: 0.05, size: 1.05, leading: 1.4, color: 'muted' },
    contact: { ...CONTACT, columnGap: 1.5, gap: 0.3, size: 0.96, leading: 1.5, icons: 'none' },
  },
  title: {
    look: { kind: 'rule', at: 'under', width: 1, color: 'ink', gap: 0.1 },
    text: { size: 1.1, leading: 1.35, bold: true, color: 'deep' },
    align: 'start',
    gap: 0.85,
    body: 0.3,
  },
  items: {
    ...ITEMS,
    anatomy: {
      kind: 'rows',
      title: 'orSubtitle',
      rows: [
        { cells: ['title', 'place'], fit: 'grow' },
        { cells: ['subtitle', 'date'], fit: 'between' },
      ],
    },
    text: {
      ...ITEM_TEXT,
      lead: { bold: true },
      subtitle: { color: 'ink' },
      place: { color: 'ink' },
      short: 'ink',
    },
    gap: 0.5,
    tight: { kinds: SHORT_KINDS, gap: 0.08 },
    afterHead: 0.1,
  },
  skills: { look: 'none', scale: 'end', columns: 'flow', columnGap: 2, gap: 0.05, bar: {} },
  marker: 'disc',
  markerColor: 'ink',
  marked: 'ink',
  tags: 'plain',
  tagGap: 0.1,
  tagLeading: 1.6,
  icons: false,
}
