import type { Design } from '../schema/design'
import { CONTACT, ITEMS, ITEM_TEXT, PHOTO, ROWS, SHORT_KINDS } from './shared'

/** One column under a centred heading, sections under hairlines: the academic and international look. */
export const classic: Design = {
  code: 'classic',
  version: 1,
  recommended: {
    themeColor: '#487bc2',
    font: 'sans',
    fontSize: 13,
    lineSpace: 'leading-normal',
    dateFormat: 'dot',
    margin: { left: 52, right: 52, top: 44, bottom: 40 },
  },
  frame: { kind: 'single' },
  head: {
    variant: 'stack',
    align: 'center',
    after: 1.35,
    photo: { ...PHOTO, gap: 24 },
    name: { size: 2.15, leading: 1.25, bold: true, color: 'deep' },
    headline: { gap: 0.15, size: 1.1, leading: 1.4, color: 'muted' },
    contact: { ...CONTACT, columnGap: 1.5, gap: 0.55, leading: 1.6, icons: 'deep' },
  },
  title: {
    look: { kind: 'rule', at: 'under', width: 1, color: 'line', gap: 0.22 },
    text: { size: { sans: 1.14, serif: 1.18 }, leading: 1.4, bold: true, color: 'deep' },
    align: 'start',
    gap: 1.25,
    body: 0.5,
  },
  items: {
    ...ITEMS,
    anatomy: { ...ROWS, title: 'own' },
    oneLine: [...SHORT_KINDS, 'reference', 'publication'],
    text: { ...ITEM_TEXT, short: 'inherit' },
    gap: 0.8,
    first: true,
    tight: { kinds: SHORT_KINDS, gap: 0.3 },
  },
  skills: { look: 'dots', scale: 'end', columns: 2, gap: 0.25, bar: {} },
  marker: 'disc',
  tags: 'chip',
  icons: true,
}
