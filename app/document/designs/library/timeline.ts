import type { Design } from '../schema/design'
import { CONTACT, ITEMS, ITEM_TEXT, SHORT_KINDS } from './shared'

/** Dates along an axis on the left, what was done on its right. */
export const timeline: Design = {
  code: 'timeline',
  version: 1,
  recommended: {
    themeColor: '#4c7e77',
    font: 'sans',
    fontSize: 13,
    lineSpace: 'leading-normal',
    dateFormat: 'dot',
    margin: { left: 54, right: 54, top: 48, bottom: 44 },
  },
  frame: { kind: 'single' },
  head: {
    variant: 'split',
    align: 'start',
    after: 2,
    photo: { at: 'start', gap: 24, align: 'center', ring: false },
    name: { size: 2.5, leading: 1.2, bold: true, color: 'ink' },
    headline: { gap: 0.25, size: 1.12, leading: 1.4, color: 'deep' },
    contact: { ...CONTACT, flow: 'list', columnGap: 0, gap: 0, size: 0.93, icons: 'deep' },
  },
  title: { look: { kind: 'stop' }, text: { size: 1.2, bold: true }, align: 'start', gap: 1.4, body: 0.4 },
  items: {
    ...ITEMS,
    anatomy: { kind: 'rail', rail: 10.2, railZh: 8.6, gutter: 2, axis: true, titles: 'rail' },
    text: ITEM_TEXT,
    gap: 0.95,
    tight: { kinds: SHORT_KINDS, gap: 0.25 },
  },
  skills: { look: 'dots', scale: 'end', columns: 1, gap: 0.25, bar: {} },
  marker: 'disc',
  tags: 'chip',
  icons: true,
}
