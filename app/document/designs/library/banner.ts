import type { Design } from '../schema/design'
import { BESIDE, CONTACT, ITEMS, ITEM_TEXT } from './shared'

const title: Design['title'] = {
  look: { kind: 'stroke', length: 1.9, width: 3, color: 'theme', gap: 0.2 },
  text: { size: 1.18, leading: 1.35, bold: true, color: 'deep' },
  align: 'start',
  gap: 1.5,
  body: 0.6,
}

/** A banner from edge to edge with the person on it; below, the work wide and what is short in a narrow column. */
export const banner: Design = {
  code: 'banner',
  version: 1,
  recommended: {
    themeColor: '#487bc2',
    font: 'sans',
    fontSize: 13,
    lineSpace: 'leading-normal',
    dateFormat: 'dot',
    margin: { left: 52, right: 52, top: 44, bottom: 42 },
  },
  frame: {
    kind: 'top',
    ground: 'theme',
    art: 'circles',
    aside: {
      at: 'end',
      share: 26,
      gutter: 2.1,
      inset: 1.5,
      rule: true,
      ground: 'paper',
      kinds: ['skill', 'award', 'certificate', 'language', 'interest'],
    },
  },
  head: {
    variant: 'stack',
    align: 'start',
    after: 0,
    photo: { at: 'end', gap: 30, align: 'center', ring: true },
    name: { size: 2.6, leading: 1.2, bold: true },
    headline: { gap: 0.2, size: 1.15, leading: 1.45, color: 'muted' },
    contact: { ...CONTACT, columnGap: 2, rowGap: 0.1, gap: 0.95, icons: 'muted' },
  },
  title,
  items: {
    ...ITEMS,
    oneLine: [],
    text: { ...ITEM_TEXT, lead: { size: 1.05 }, date: { color: 'muted', size: 0.94 }, short: 'inherit' },
    gap: 1,
    tight: { kinds: [], gap: 0 },
    afterHead: 0.25,
    meta: { gap: 1.5 },
  },
  aside: {
    ...BESIDE,
    title: { ...title, bodySize: 0.95 },
  },
  skills: { look: 'bar', scale: 'below', columns: 1, gap: 0.6, leading: 1.45, bar: { gap: 0.35 } },
  marker: 'disc',
  tags: 'chip',
  icons: true,
}
