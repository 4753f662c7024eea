import type { Design } from '../schema/design'
import { ITEMS, ITEM_TEXT, PHOTO, SHORT_KINDS } from './shared'

/** For campus recruitment with a photo: contact in a grid, titles on a tint, three columns to a line. */
export const campus: Design = {
  code: 'campus',
  version: 1,

  recommended: {
    themeColor: '#2f5f9e',
    font: 'sans',
    fontSize: 13,
    lineSpace: 'leading-normal',
    dateFormat: 'dot',
    margin: { left: 46, right: 46, top: 42, bottom: 40 },
  },
  frame: { kind: 'single' },
  head: {
    variant: 'line',
    align: 'start',
    after: 0.9,
    photo: PHOTO,
    name: { size: 2.1, leading: 1.3, bold: true, color: 'deep' },
    headline: { size: 1.1, leading: 1.4, color: 'muted' },
    contact: {
      flow: 'grid',
      cell: 15.5,
      columnGap: 1,
      rowGap: 0.15,
      gap: 0.6,
      icons: 'deep',
      labels: 'unclear',
    },
  },
  title: {
    look: { kind: 'band', ground: 'tint', padX: 0.7, padY: 0.16 },
    text: { size: 1.1, leading: 1.4, bold: true, color: 'deep' },
    align: 'start',
    gap: 0.85,
    body: 0.4,
  },
  items: {
    ...ITEMS,
    anatomy: { kind: 'columns' },
    oneLine: [],
    text: { ...ITEM_TEXT, short: 'inherit' },
    gap: 0.55,
    first: true,
    tight: { kinds: SHORT_KINDS, gap: 0.1 },
    afterHead: 0.1,
    listGap: 0.05,
  },
  skills: { look: 'dots', scale: 'end', columns: 2, gap: 0.15, bar: {} },
  marker: 'disc',
  marked: 'ink',
  tags: 'chip',
  tagGap: 0.2,
  tagLeading: 1.7,
  icons: true,
}
