import type { Design } from '../schema/design'

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
    photo: { at: 'end', gap: 30, align: 'center', ring: false },
    name: { size: 2.7, leading: 1.2, bold: false },
    headline: { gap: 0.2, size: 1.14, leading: 1.45, color: 'muted' },
    contact: {
      flow: 'wrap',
      columnGap: 1.9,
      rowGap: 0.1,
      gap: 0.75,
      size: 0.94,
      leading: 1.65,
      icons: 'muted',
      labels: 'unclear',
    },
  },
  title: {
    look: { kind: 'run', sides: 'both', width: 1, color: 'line', gap: 1.1 },
    text: { size: 1.18, leading: 1.4, bold: true, color: 'ink' },
    align: 'center',
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
      lead: { size: 1.06 },
      subtitle: { color: 'deep' },
      place: { color: 'muted' },
      date: { color: 'muted', size: 0.95 },
      short: 'muted',
    },
    gap: 0.9,
    first: false,
    tight: { kinds: ['award', 'certificate', 'language', 'interest'], gap: 0.2 },
    lineGap: 1,
    afterHead: 0.2,
    meta: { gap: 1.6 },
  },
  skills: { look: 'none', scale: 'end', columns: 2, columnGap: 2.8, gap: 0.2, bar: {} },
  marker: 'disc',
  markerColor: 'theme',
  tags: 'plain',
  tagGap: 0.2,
  icons: false,
  leadText: 1.05,
}
