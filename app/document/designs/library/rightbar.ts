import type { Design } from '../schema/design'
import { BESIDE, BESIDE_KINDS, CONTACT, ITEMS, ITEM_TEXT, PHOTO } from './shared'

const title: Design['title'] = {
  look: { kind: 'rule', at: 'under', width: 1.5, color: 'theme', gap: 0.22 },
  text: { size: 1.16, leading: 1.35, bold: true, color: 'deep' },
  align: 'start',
  gap: 1.4,
  body: 0.55,
}

/** The head over the page, short sections on a tint at the right; where they end, the work takes the whole width. */
export const rightbar: Design = {
  code: 'rightbar',
  version: 1,

  recommended: {
    themeColor: '#2f6f6d',
    font: 'source-sans',
    fontSize: 13.5,
    lineSpace: 'leading-normal',
    dateFormat: 'dot',
    margin: { left: 54, right: 48, top: 50, bottom: 46 },
  },
  frame: {
    kind: 'top',
    ground: 'paper',
    art: 'none',
    aside: {
      at: 'end',
      share: 25,
      gutter: 2,
      inset: 1.6,
      rule: false,
      ground: 'tint',
      kinds: BESIDE_KINDS,
    },
  },
  head: {
    variant: 'stack',
    align: 'start',
    after: 1.4,
    photo: PHOTO,
    name: { size: 2.5, leading: 1.2, bold: true, color: 'deep' },
    headline: { gap: 0.15, size: 1.15, leading: 1.4, color: 'muted' },
    contact: { ...CONTACT, columnGap: 1.8, gap: 0.6, icons: 'deep' },
  },
  title,
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
    title: { ...title, gap: 1.5, bodySize: 0.95 },
  },
  skills: { look: 'bar', scale: 'below', columns: 1, gap: 0.6, leading: 1.45, bar: { gap: 0.3, thick: 4 } },
  marker: 'disc',
  marked: 'ink',
  tags: 'plain',
  tagGap: 0.2,
  icons: true,
}
