import type { Design } from '../schema/design'
import { CONTACT, ITEMS, ITEM_TEXT, PHOTO, SHORT_KINDS } from './shared'

/** A classic page in a warm voice: a large name in the theme colour, a short stroke under each title. */
export const humanist: Design = {
  code: 'humanist',
  version: 1,

  recommended: {
    themeColor: '#a46624',
    font: 'source-sans',
    fontSize: 14,
    lineSpace: 'leading-normal',
    dateFormat: 'dot',
    margin: { left: 62, right: 62, top: 54, bottom: 50 },
  },
  frame: { kind: 'single' },
  head: {
    variant: 'stack',
    align: 'start',
    after: 1.5,
    photo: PHOTO,
    name: { size: 2.5, leading: 1.2, bold: true, color: 'deep' },
    headline: { gap: 0.15, size: 1.2, leading: 1.4, color: 'muted' },
    contact: { ...CONTACT, columnGap: 1.7, gap: 0.65, icons: 'deep' },
  },
  title: {
    look: { kind: 'stroke', length: 1.7, width: 2, color: 'theme', gap: 0.18 },
    text: { size: 1.2, leading: 1.35, bold: true, color: 'ink' },
    align: 'start',
    gap: 1.35,
    body: 0.5,
  },
  items: {
    ...ITEMS,
    text: { ...ITEM_TEXT, lead: { bold: true, size: 1.05 }, date: { color: 'muted', size: 0.95 } },
    gap: 0.85,
    tight: { kinds: SHORT_KINDS, gap: 0.25 },
  },
  skills: {
    look: 'bar',
    scale: 'end',
    columns: 2,
    columnGap: 2.6,
    gap: 0.25,
    bar: { length: 4.5, thick: 4 },
  },
  marker: 'disc',
  marked: 'ink',
  tags: 'chip',
  icons: true,
}
