import type { Design } from '../schema/design'
import { BESIDE, BESIDE_KINDS, CONTACT, ITEMS, ITEM_TEXT } from './shared'

const title: Design['title'] = {
  look: { kind: 'block', width: 0.34, color: 'theme', gap: 0.5 },
  text: { size: 1.2, leading: 1.2, bold: true, color: 'ink' },
  align: 'start',
  gap: 1.5,
  body: 0.6,
}

/** Blocks of colour: the head on the theme colour, a tinted column under it, geometric letters. */
export const studio: Design = {
  code: 'studio',
  version: 1,

  recommended: {
    themeColor: '#9c3c71',
    font: 'jost',
    fontSize: 14,
    lineSpace: 'leading-normal',
    dateFormat: 'dot',
    margin: { left: 48, right: 54, top: 46, bottom: 46 },
  },
  frame: {
    kind: 'top',
    ground: 'theme',
    art: 'none',
    aside: {
      at: 'start',
      share: 25,
      gutter: 2.1,
      inset: 1.6,
      rule: false,
      ground: 'tint',
      kinds: BESIDE_KINDS,
    },
  },
  head: {
    variant: 'stack',
    align: 'start',
    after: 0,
    photo: { at: 'start', gap: 28, align: 'center', ring: true },
    name: { size: 2.9, leading: 1.15, bold: true },
    headline: { gap: 0.15, size: 1.18, leading: 1.4, color: 'muted' },
    contact: { ...CONTACT, columnGap: 1.8, rowGap: 0.1, gap: 0.7, icons: 'muted' },
  },
  title,
  items: {
    ...ITEMS,
    oneLine: ['publication', 'reference'],
    text: { ...ITEM_TEXT, lead: { bold: true, size: 1.06 }, date: { color: 'muted', size: 0.95 } },
    gap: 0.95,
    tight: { kinds: ['publication'], gap: 0.3 },
    meta: { gap: 1.5 },
  },
  aside: {
    ...BESIDE,
    title: { ...title, text: { size: 1.1, leading: 1.2, bold: true, color: 'ink' }, bodySize: 0.95 },
    text: { ...BESIDE.text, date: { color: 'muted', size: 0.95 } },
  },
  skills: { look: 'dots', scale: 'below', columns: 1, gap: 0.6, leading: 1.4, bar: { gap: 0.12 } },
  marker: 'square',
  markerColor: 'theme',
  marked: 'ink',
  tags: 'plain',
  tagGap: 0.25,
  icons: true,
}
