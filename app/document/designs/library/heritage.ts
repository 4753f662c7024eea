import type { Design } from '../schema/design'

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
    photo: { at: 'end', gap: 26, align: 'center', ring: false },
    name: { size: 2.7, leading: 1.2, bold: false, color: 'deep' },
    headline: { gap: 0.15, size: 1.12, leading: 1.4, color: 'ink' },
    contact: {
      flow: 'wrap',
      columnGap: 1.7,
      gap: 0.55,
      size: 0.95,
      leading: 1.6,
      icons: 'none',
      labels: 'unclear',
      color: 'muted',
    },
  },
  title: {
    look: { kind: 'run', sides: 'both', width: 1, color: 'line', gap: 1.1 },
    text: { size: 1.18, leading: 1.4, bold: true, color: 'deep' },
    align: 'center',
    gap: 1.25,
    body: 0.45,
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
      date: { color: 'muted' },
      short: 'muted',
    },
    gap: 0.8,
    first: false,
    tight: { kinds: ['award', 'certificate', 'language', 'interest'], gap: 0.2 },
    lineGap: 1,
    afterHead: 0.2,
    meta: { gap: 1.6 },
  },
  skills: { look: 'dots', scale: 'end', columns: 2, columnGap: 3, gap: 0.2, bar: {} },
  marker: 'disc',
  marked: 'ink',
  tags: 'plain',
  tagGap: 0.2,
  icons: false,
}
