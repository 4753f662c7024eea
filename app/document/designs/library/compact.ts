import type { Design } from '../schema/design'

/** Much on a page, as campus recruiting asks for it: labelled rows, titles on tabs, three columns to a line. */
export const compact: Design = {
  code: 'compact',
  version: 1,
  frame: { kind: 'single' },
  head: {
    variant: 'line',
    align: 'start',
    after: 0.85,
    photo: { at: 'end', gap: 28, align: 'center', ring: false },
    name: { size: 1.95, leading: 1.3, bold: true },
    headline: { size: 1.08, leading: 1.4, color: 'deep' },
    contact: { flow: 'grid', cell: 19.5, columnGap: 1, rowGap: 0.1, gap: 0.5, icons: 'none', labels: 'all' },
  },
  title: { look: { kind: 'tab' }, text: { size: 1.02, bold: true }, align: 'start', gap: 0.75, body: 0.35 },
  items: {
    anatomy: { kind: 'columns' },
    oneLine: [],
    text: {
      title: { bold: true },
      lead: {},
      subtitle: {},
      place: { color: 'muted' },
      date: { color: 'muted' },
      short: 'inherit',
    },
    gap: 0.5,
    first: true,
    tight: { kinds: ['award', 'certificate', 'language', 'interest'], gap: 0.1 },
    listGap: 0.05,
    lineGap: 1,
    meta: { gap: 1.6 },
  },
  skills: { look: 'bar', scale: 'end', columns: 2, gap: 0.1, bar: { length: 5 } },
  marker: 'disc',
  tags: 'chip',
  icons: true,
  tagGap: 0.15,
  tagLeading: 1.7,
}
