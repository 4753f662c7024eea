import type { Design } from '../schema/design'
import { CONTACT, ITEMS, ITEM_TEXT, SHORT_KINDS } from './shared'

/** A curriculum vitae as universities know it: years at the left, serif, every publication in full. */
export const academic: Design = {
  code: 'academic',
  version: 1,

  recommended: {
    themeColor: '#2b4a6f',
    font: 'source-serif',
    fontSize: 13.5,
    lineSpace: 'leading-normal',
    dateFormat: 'dot',
    margin: { left: 64, right: 64, top: 58, bottom: 54 },
  },
  frame: { kind: 'single' },
  head: {
    variant: 'stack',
    align: 'start',
    after: 1.2,
    photo: { at: 'end', gap: 26, align: 'start', ring: false },
    name: { size: 2.2, leading: 1.25, bold: true, color: 'ink' },
    headline: { gap: 0.1, size: 1.1, leading: 1.45, color: 'muted' },
    contact: { ...CONTACT, columnGap: 1.6, gap: 0.45, leading: 1.6, icons: 'none' },
    rule: { width: 2, color: 'deep', gap: 0.8 },
  },
  title: {
    look: { kind: 'plain' },
    text: { size: 1.16, leading: 1.4, bold: true, color: 'deep' },
    align: 'start',
    gap: 1.2,
    body: 0.3,
  },
  items: {
    ...ITEMS,
    anatomy: { kind: 'rail', rail: 10, railZh: 8.4, gutter: 1.2, axis: false, titles: 'rail' },
    oneLine: SHORT_KINDS,
    text: { ...ITEM_TEXT, subtitle: { color: 'ink' }, date: { color: 'muted', size: 0.94 } },
    gap: 0.65,
    tight: { kinds: SHORT_KINDS, gap: 0.15 },
    afterHead: 0.15,
  },
  skills: { look: 'none', scale: 'end', columns: 'flow', columnGap: 2.2, gap: 0.15, bar: {} },
  marker: 'disc',
  markerColor: 'ink',
  marked: 'ink',
  tags: 'plain',
  tagGap: 0.2,
  icons: false,
}
