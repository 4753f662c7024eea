import type { Design } from '../schema/design'

/** A classic page in a warm voice: a large name in the theme colour, a short stroke under each title. */
export const humanist: Design = {
  code: 'humanist',
  version: 1,

  recommended: {
    themeColor: '#a46624',
    font: 'source-sans',
    fontSize: 14,
    lineSpace: 'leading-normal',
    dateFormat: 'dot',
    margin: { left: 62, right: 62, top: 54, bottom: 50 },
  },
  frame: { kind: 'single' },
  head: {
    variant: 'stack',
    align: 'start',
    after: 1.5,
    photo: { at: 'end', gap: 28, align: 'center', ring: false },
    name: { size: 2.5, leading: 1.2, bold: true, color: 'deep' },
    headline: { gap: 0.15, size: 1.2, leading: 1.4, color: 'muted' },
    contact: {
      flow: 'wrap',
      columnGap: 1.7,
      gap: 0.65,
      size: 0.95,
      leading: 1.65,
      icons: 'deep',
      labels: 'unclear',
    },
  },
  title: {
    look: { kind: 'stroke', length: 1.7, width: 2, color: 'theme', gap: 0.18 },
    text: { size: 1.2, leading: 1.35, bold: true, color: 'ink' },
    align: 'start',
    gap: 1.35,
    body: 0.5,
  },
  items: {
    anatomy: {
      kind: 'rows',
      title: 'orSubtitle',
      rows: [
        { cells: ['title', 'date'], fit: 'grow' },
        { cells: ['subtitle', 'place'], fit: 'between' },
      ],
    },
    oneLine: ['award', 'certificate', 'language', 'interest', 'reference'],
    text: {
      title: { bold: true },
      lead: { bold: true, size: 1.05 },
      subtitle: { color: 'deep' },
      place: { color: 'muted' },
      date: { color: 'muted', size: 0.95 },
      short: 'muted',
    },
    gap: 0.85,
    first: false,
    tight: { kinds: ['award', 'certificate', 'language', 'interest'], gap: 0.25 },
    lineGap: 1,
    afterHead: 0.2,
    meta: { gap: 1.6 },
  },
  skills: {
    look: 'bar',
    scale: 'end',
    columns: 2,
    columnGap: 2.6,
    gap: 0.25,
    bar: { length: 4.5, thick: 4 },
  },
  marker: 'disc',
  marked: 'ink',
  tags: 'chip',
  icons: true,
}
