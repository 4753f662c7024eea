import type { Design } from '../schema/design'

/** A large name and titles in the margin, like a book: for those whose texts are read. */
export const editorial: Design = {
  code: 'editorial',
  version: 1,
  frame: { kind: 'single' },
  head: {
    variant: 'stack',
    align: 'start',
    after: 2.3,
    photo: { at: 'end', gap: 28, align: 'end', ring: false },
    name: { size: 3.3, leading: 1.12, bold: false, color: 'ink' },
    headline: { gap: 0.3, size: 1.25, leading: 1.4, color: 'deep' },
    contact: {
      flow: 'wrap',
      columnGap: 1.9,
      gap: 0.95,
      size: 0.93,
      leading: 1.65,
      icons: 'none',
      labels: 'unclear',
      color: 'muted',
    },
  },
  title: {
    look: { kind: 'hung', hang: 9.4, gutter: 2, rule: 0.85 },
    text: { leading: 1.4, bold: true, color: 'deep' },
    align: 'start',
    gap: 2.1,
    body: 0,
  },
  items: {
    anatomy: {
      kind: 'rows',
      title: 'orSubtitle',
      rows: [
        { cells: ['title', 'date'], fit: 'grow' },
        { cells: ['subtitle', 'place'], fit: 'wrap' },
      ],
    },
    oneLine: ['award', 'certificate', 'language', 'interest', 'reference'],
    text: {
      title: { bold: true },
      lead: { size: 1.1, leading: 1.4 },
      subtitle: { color: 'muted' },
      place: { color: 'muted' },
      date: { size: 0.93, color: 'muted' },
      short: 'muted',
    },
    gap: 1,
    first: false,
    tight: { kinds: ['award', 'certificate', 'language', 'interest'], gap: 0.2 },
    afterHead: 0.25,
    lineGap: 1,
    meta: { gap: 1.6 },
  },
  skills: {
    look: 'bar',
    scale: 'end',
    columns: 1,
    gap: 0.2,
    bar: { length: 8, thick: 3, gap: 1.5, thin: true },
  },
  marker: 'dash',
  tags: 'plain',
  icons: false,
  leadText: 1.1,
}
