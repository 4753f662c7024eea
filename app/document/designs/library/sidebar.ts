import type { Design } from '../schema/design'
import { ITEMS, ITEM_TEXT, PHOTO } from './shared'

/** A dark column in the theme colour with person, contact and skills; what was done and learned beside it. */
export const sidebar: Design = {
  code: 'sidebar',
  version: 1,
  recommended: {
    themeColor: '#388f8f',
    font: 'sans',
    fontSize: 13,
    lineSpace: 'leading-normal',
    dateFormat: 'dot',
    margin: { left: 40, right: 46, top: 46, bottom: 42 },
  },
  frame: {
    kind: 'side',
    ground: 'theme',
    share: 24.5,
    kinds: ['skill', 'language', 'certificate', 'interest'],
    markWhite: 0.2,
  },
  head: {
    variant: 'stack',
    align: 'start',
    after: 0,
    photo: { ...PHOTO, gap: 0 },
    name: { size: 2.05, leading: 1.22, bold: true },
    headline: { gap: 0.3, leading: 1.5, color: 'muted' },
    contact: {
      flow: 'list',
      columnGap: 0,
      rowGap: 0.35,
      leading: 1.5,
      gap: 0,
      icons: 'muted',
      labels: 'unclear',
    },
  },
  title: {
    look: { kind: 'run', sides: 'end', width: 1.5, color: 'pale', gap: 0.8 },
    text: { size: 1.2, leading: 1.4, bold: true, color: 'deep' },
    align: 'start',
    gap: 1.35,
    body: 0.5,
  },
  items: {
    ...ITEMS,
    anatomy: {
      kind: 'rows',
      title: 'own',
      rows: [
        { cells: ['title', 'date'], fit: 'grow' },
        { cells: ['subtitle', 'place'], fit: 'inline' },
      ],
    },
    oneLine: ['award', 'publication', 'reference'],
    text: { ...ITEM_TEXT, lead: { size: 1.04 }, date: { color: 'muted', size: 0.94 }, short: 'inherit' },
    gap: 0.9,
    first: true,
    tight: { kinds: ['award', 'publication'], gap: 0.35 },
    afterHead: 0.25,
    lineGap: 0.9,
    meta: { gap: 1.4, size: 0.95 },
  },
  aside: {
    title: {
      look: { kind: 'rule', at: 'under', width: 1, color: 'line', gap: 0.3 },
      text: { size: 1.07, leading: 1.4, bold: true },
      align: 'start',
      gap: 1.7,
      body: 0.65,
      bodySize: 0.94,
    },
    gap: 0.55,
    first: true,
    text: {
      title: { bold: true },
      subtitle: { color: 'muted' },
      place: { color: 'muted' },
      date: { color: 'muted' },
    },
  },
  skills: { look: 'bar', scale: 'below', columns: 1, gap: 0.65, leading: 1.4, bar: { gap: 0.4 } },
  marker: 'disc',
  tags: 'chip',
  icons: true,
}
