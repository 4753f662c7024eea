import type { Design } from '../schema/design'
import { ITEMS, ITEM_TEXT, SHORT_KINDS } from './shared'

/** Black on white in one column, without icons or scales: what screening systems and English-language markets expect. */
export const plain: Design = {
  code: 'plain',
  version: 1,

  recommended: {
    themeColor: '#1f2328',
    font: 'source-sans',
    fontSize: 14,
    lineSpace: 'leading-normal',
    dateFormat: 'month',
    margin: { left: 66, right: 66, top: 56, bottom: 52 },
  },
  frame: { kind: 'single' },
  head: {
    variant: 'stack',
    align: 'start',
    after: 1.1,
    photo: { at: 'end', gap: 26, align: 'start', ring: false },
    name: { size: 2.1, leading: 1.25, bold: true, color: 'ink' },
    headline: { gap: 0.05, size: 1.1, leading: 1.4, color: 'ink' },
    contact: { flow: 'wrap', columnGap: 1.5, gap: 0.35, leading: 1.55, icons: 'none', labels: 'unclear' },
  },
  title: {
    look: { kind: 'rule', at: 'under', width: 1, color: 'ink', gap: 0.12 },
    text: { size: 1.14, leading: 1.35, bold: true, color: 'ink' },
    align: 'start',
    gap: 1.15,
    body: 0.4,
  },
  items: {
    ...ITEMS,
    text: {
      ...ITEM_TEXT,
      lead: { bold: true },
      subtitle: { color: 'ink' },
      place: { color: 'ink' },
      date: { color: 'ink' },
      short: 'ink',
    },
    gap: 0.7,
    tight: { kinds: SHORT_KINDS, gap: 0.15 },
    afterHead: 0.15,
  },
  skills: { look: 'none', scale: 'end', columns: 'flow', columnGap: 2.2, gap: 0.15, bar: {} },
  marker: 'disc',
  markerColor: 'ink',
  marked: 'ink',
  tags: 'plain',
  tagGap: 0.15,
  tagLeading: 1.6,
  icons: false,
}
