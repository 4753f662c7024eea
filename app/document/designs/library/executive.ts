import type { Design } from '../schema/design'
import { CONTACT, ITEMS, ITEM_TEXT, PHOTO, SHORT_KINDS } from './shared'

/** The head on slate from edge to edge, names and titles in the middle, a serif voice: for those who lead. */
export const executive: Design = {
  code: 'executive',
  version: 1,

  recommended: {
    themeColor: '#8a6d3b',
    font: 'spectral',
    fontSize: 14,
    lineSpace: 'leading-normal',
    dateFormat: 'month',
    margin: { left: 66, right: 66, top: 52, bottom: 52 },
  },
  frame: { kind: 'top', ground: 'slate', art: 'none' },
  head: {
    variant: 'stack',
    align: 'center',
    after: 0,
    photo: { ...PHOTO, gap: 30 },
    name: { size: 2.7, leading: 1.2, bold: false },
    headline: { gap: 0.2, size: 1.14, leading: 1.45, color: 'muted' },
    contact: { ...CONTACT, columnGap: 1.9, rowGap: 0.1, gap: 0.75, size: 0.94, icons: 'muted' },
  },
  title: {
    look: { kind: 'run', sides: 'both', width: 1, color: 'line', gap: 1.1 },
    text: { size: 1.18, leading: 1.4, bold: true, color: 'ink' },
    align: 'center',
    gap: 1.35,
    body: 0.5,
  },
  items: {
    ...ITEMS,
    text: { ...ITEM_TEXT, lead: { bold: true, size: 1.06 }, date: { color: 'muted', size: 0.95 } },
    gap: 0.9,
    tight: { kinds: SHORT_KINDS, gap: 0.2 },
  },
  skills: { look: 'none', scale: 'end', columns: 2, columnGap: 2.8, gap: 0.2, bar: {} },
  marker: 'disc',
  markerColor: 'theme',
  marked: 'ink',
  tags: 'plain',
  tagGap: 0.2,
  icons: false,
  leadText: 1.05,
}
