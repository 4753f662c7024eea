import type { Design } from '../schema/design'
import { ITEMS, ITEM_TEXT, PHOTO, SHORT_KINDS } from './shared'

/** For a reader of Chinese and one of English: both scripts from one family, labels in words, room for two names on a line. */
export const bilingual: Design = {
  code: 'bilingual',
  version: 1,

  recommended: {
    themeColor: '#487bc2',
    font: 'plex',
    fontSize: 13.5,
    lineSpace: 'leading-relaxed',
    dateFormat: 'dot',
    margin: { left: 58, right: 58, top: 52, bottom: 50 },
  },
  frame: { kind: 'single' },
  head: {
    variant: 'stack',
    align: 'start',
    after: 1.4,
    photo: PHOTO,
    name: { size: 2.3, leading: 1.25, bold: true, color: 'ink' },
    headline: { gap: 0.1, size: 1.12, leading: 1.5, color: 'deep' },
    contact: {
      flow: 'grid',
      cell: 19,
      columnGap: 1.4,
      rowGap: 0.1,
      gap: 0.6,
      size: 0.96,
      icons: 'none',
      labels: 'all',
    },
  },
  title: {
    look: { kind: 'block', width: 0.26, color: 'theme', gap: 0.55 },
    text: { size: 1.18, leading: 1.3, bold: true, color: 'ink' },
    align: 'start',
    gap: 1.3,
    body: 0.5,
  },
  items: {
    ...ITEMS,
    oneLine: ['interest'],
    text: { ...ITEM_TEXT, lead: { bold: true, size: 1.04 }, date: { color: 'muted', size: 0.95 } },
    gap: 0.75,
    tight: { kinds: SHORT_KINDS, gap: 0.3 },
    lineGap: 1.2,
    afterHead: 0.15,
  },
  skills: { look: 'bar', scale: 'end', columns: 1, gap: 0.2, bar: { length: 7, thick: 4, gap: 1.5 } },
  marker: 'disc',
  marked: 'ink',
  tags: 'chip',
  tagGap: 0.25,
  icons: true,
}
