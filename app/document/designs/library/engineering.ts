import type { Design } from '../schema/design'
import { ITEMS, ITEM_TEXT, PHOTO, SHORT_KINDS } from './shared'

/** A data sheet: titles as labels in a narrow margin, hairlines between the sections, skills in words. */
export const engineering: Design = {
  code: 'engineering',
  version: 1,

  recommended: {
    themeColor: '#355c8a',
    font: 'plex',
    fontSize: 13,
    lineSpace: 'leading-normal',
    dateFormat: 'dot',
    margin: { left: 54, right: 54, top: 50, bottom: 46 },
  },
  frame: { kind: 'single' },
  head: {
    variant: 'line',
    align: 'start',
    after: 1.75,
    photo: { ...PHOTO, gap: 26 },
    name: { size: 2.2, leading: 1.25, bold: true, color: 'ink' },
    headline: { size: 1.1, leading: 1.4, color: 'deep' },
    contact: {
      flow: 'grid',
      cell: 15,
      columnGap: 1.2,
      rowGap: 0.1,
      gap: 0.5,
      size: 0.95,
      icons: 'deep',
      labels: 'unclear',
    },
  },
  title: {
    look: { kind: 'hung', hang: 9.6, gutter: 1.2, rule: 0.7 },
    text: { leading: 1.4, bold: true, color: 'deep' },
    align: 'start',
    gap: 1.6,
    body: 0,
  },
  items: {
    ...ITEMS,
    text: {
      ...ITEM_TEXT,
      lead: { bold: true, size: 1.03 },
      subtitle: { color: 'muted' },
      date: { color: 'muted', size: 0.94 },
    },
    gap: 0.75,
    tight: { kinds: SHORT_KINDS, gap: 0.15 },
    afterHead: 0.15,
  },
  skills: { look: 'none', scale: 'end', columns: 'flow', columnGap: 2.2, gap: 0.15, bar: {} },
  marker: 'square',
  markerColor: 'theme',
  marked: 'ink',
  tags: 'chip',
  tagGap: 0.25,
  tagLeading: 1.8,
  icons: true,
}
