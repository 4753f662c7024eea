import type { Design } from '../schema/design'
import { CONTACT, ITEMS, ITEM_TEXT, PHOTO, SHORT_KINDS } from './shared'

/** A classic page in a serif voice: the name in large light letters, titles in the middle between hairlines. */
export const heritage: Design = {
  code: 'heritage',
  version: 1,

  recommended: {
    themeColor: '#7a2f38',
    font: 'garamond',
    fontSize: 14,
    lineSpace: 'leading-normal',
    dateFormat: 'month',
    margin: { left: 68, right: 68, top: 58, bottom: 52 },
  },
  frame: { kind: 'single' },
  head: {
    variant: 'stack',
    align: 'center',
    after: 1.3,
    photo: { ...PHOTO, gap: 26 },
    name: { size: 2.7, leading: 1.2, bold: false, color: 'deep' },
    headline: { gap: 0.15, size: 1.12, leading: 1.4, color: 'ink' },
    contact: { ...CONTACT, columnGap: 1.7, gap: 0.55, leading: 1.6, icons: 'none', color: 'muted' },
  },
  title: {
    look: { kind: 'run', sides: 'both', width: 1, color: 'line', gap: 1.1 },
    text: { size: 1.18, leading: 1.4, bold: true, color: 'deep' },
    align: 'center',
    gap: 1.25,
    body: 0.45,
  },
  items: {
    ...ITEMS,
    text: { ...ITEM_TEXT, lead: { bold: true, size: 1.05 } },
    gap: 0.8,
    tight: { kinds: SHORT_KINDS, gap: 0.2 },
  },
  skills: { look: 'dots', scale: 'end', columns: 2, columnGap: 3, gap: 0.2, bar: {} },
  marker: 'disc',
  marked: 'ink',
  tags: 'plain',
  tagGap: 0.2,
  icons: false,
}
