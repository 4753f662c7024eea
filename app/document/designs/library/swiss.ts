import type { Design } from '../schema/design'
import { ITEMS, ITEM_TEXT, SHORT_KINDS } from './shared'

/** A grid after the Swiss school: heavy rules, a heavy name, dates in a column of their own, one accent. */
export const swiss: Design = {
  code: 'swiss',
  version: 1,

  recommended: {
    themeColor: '#c0352b',
    font: 'inter',
    fontSize: 13,
    lineSpace: 'leading-normal',
    dateFormat: 'dot',
    margin: { left: 58, right: 58, top: 56, bottom: 50 },
  },
  frame: { kind: 'single' },
  head: {
    variant: 'beside',
    align: 'start',
    after: 1.9,
    photo: { at: 'start', gap: 26, align: 'start', ring: false },
    name: { size: 2.8, leading: 1.08, bold: true, color: 'ink' },
    headline: { gap: 0.4, size: 1.15, leading: 1.35, color: 'deep' },
    contact: {
      flow: 'list',
      columnGap: 0,
      gap: 0.35,
      size: 0.93,
      leading: 1.6,
      icons: 'none',
      labels: 'unclear',
    },
  },
  title: {
    look: { kind: 'rule', at: 'over', width: 2, color: 'ink', gap: 0.35 },
    text: { size: 1.2, leading: 1.3, bold: true, color: 'deep' },
    align: 'start',
    gap: 1.35,
    body: 0.4,
  },
  items: {
    ...ITEMS,
    anatomy: { kind: 'rail', rail: 10.4, railZh: 8.4, gutter: 1.4, axis: false, titles: 'column' },
    text: { ...ITEM_TEXT, subtitle: { color: 'muted' }, date: { color: 'muted', size: 0.93 } },
    gap: 0.85,
    tight: { kinds: SHORT_KINDS, gap: 0.2 },
  },
  skills: { look: 'none', scale: 'end', columns: 2, columnGap: 2, gap: 0.25, bar: {} },
  marker: 'square',
  markerColor: 'deep',
  marked: 'ink',
  tags: 'plain',
  tagGap: 0.25,
  icons: false,
}
