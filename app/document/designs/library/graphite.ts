import type { Design } from '../schema/design'
import { BESIDE, BESIDE_KINDS, CONTACT, ITEMS, ITEM_TEXT, PHOTO } from './shared'

/** Head and narrow column in slate whatever the theme colour, which marks the titles; the next page is white. */
export const graphite: Design = {
  code: 'graphite',
  version: 1,

  recommended: {
    themeColor: '#388f8f',
    font: 'inter',
    fontSize: 13,
    lineSpace: 'leading-normal',
    dateFormat: 'dot',
    margin: { left: 46, right: 52, top: 44, bottom: 46 },
  },
  frame: {
    kind: 'top',
    ground: 'slate',
    art: 'none',
    aside: {
      at: 'start',
      share: 25,
      gutter: 2.1,
      inset: 1.7,
      rule: false,
      ground: 'slate',
      kinds: BESIDE_KINDS,
    },
  },
  head: {
    variant: 'stack',
    align: 'start',
    after: 0,
    photo: PHOTO,
    name: { size: 2.4, leading: 1.2, bold: true },
    headline: { gap: 0.2, size: 1.12, leading: 1.45, color: 'muted' },
    contact: { ...CONTACT, columnGap: 1.8, rowGap: 0.1, gap: 0.7, icons: 'muted' },
  },
  title: {
    look: { kind: 'run', sides: 'end', width: 2, color: 'theme', gap: 0.8 },
    text: { size: 1.18, leading: 1.35, bold: true, color: 'ink' },
    align: 'start',
    gap: 1.4,
    body: 0.5,
  },
  items: {
    ...ITEMS,
    oneLine: ['publication', 'reference'],
    text: { ...ITEM_TEXT, lead: { bold: true, size: 1.04 }, date: { color: 'muted', size: 0.94 } },
    gap: 0.9,
    tight: { kinds: ['publication'], gap: 0.3 },
    meta: { gap: 1.5 },
  },
  aside: {
    ...BESIDE,
    title: {
      look: { kind: 'rule', at: 'under', width: 1, color: 'line', gap: 0.25 },
      text: { size: 1.1, leading: 1.4, bold: true, color: 'ink' },
      align: 'start',
      gap: 1.5,
      body: 0.6,
      bodySize: 0.95,
    },
  },
  skills: { look: 'bar', scale: 'below', columns: 1, gap: 0.6, leading: 1.4, bar: { gap: 0.35, thick: 3 } },
  marker: 'disc',
  marked: 'ink',
  tags: 'plain',
  tagGap: 0.25,
  icons: true,
}
