import type { Design } from '../schema/design'
import { ITEM_TEXT, PHOTO, SHORT_KINDS } from './shared'

/** Much on a page, as campus recruiting asks for it: labelled rows, titles on tabs, three columns to a line. */
export const compact: Design = {
  code: 'compact',
  version: 1,
  recommended: {
    themeColor: '#676e54',
    font: 'sans',
    fontSize: 13,
    lineSpace: 'leading-relaxed',
    dateFormat: 'dot',
    margin: { left: 46, right: 46, top: 40, bottom: 38 },
  },
  frame: { kind: 'single' },
  head: {
    variant: 'line',
    align: 'start',
    after: 0.85,
    photo: PHOTO,
    name: { size: 1.95, leading: 1.3, bold: true },
    headline: { size: 1.08, leading: 1.4, color: 'deep' },
    contact: { flow: 'grid', cell: 19.5, columnGap: 1, rowGap: 0.1, gap: 0.5, icons: 'none', labels: 'all' },
  },
  title: { look: { kind: 'tab' }, text: { size: 1.02, bold: true }, align: 'start', gap: 0.75, body: 0.35 },
  items: {
    anatomy: { kind: 'columns' },
    oneLine: [],
    text: { ...ITEM_TEXT, subtitle: {}, short: 'inherit' },
    gap: 0.5,
    first: true,
    tight: { kinds: SHORT_KINDS, gap: 0.1 },
    listGap: 0.05,
    lineGap: 1,
    meta: { gap: 1.6 },
  },
  skills: { look: 'bar', scale: 'end', columns: 2, gap: 0.1, bar: { length: 5 } },
  marker: 'disc',
  tags: 'chip',
  icons: true,
  tagGap: 0.15,
  tagLeading: 1.7,
}
