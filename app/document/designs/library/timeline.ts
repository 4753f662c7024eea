import type { Design } from '../schema/design'

/** Dates along an axis on the left, what was done on its right. */
export const timeline: Design = {
  code: 'timeline',
  version: 1,
  frame: { kind: 'single' },
  head: {
    variant: 'split',
    align: 'start',
    after: 2,
    photo: { at: 'start', gap: 24, align: 'center', ring: false },
    name: { size: 2.5, leading: 1.2, bold: true, color: 'ink' },
    headline: { gap: 0.25, size: 1.12, leading: 1.4, color: 'deep' },
    contact: {
      flow: 'list',
      columnGap: 0,
      gap: 0,
      size: 0.93,
      leading: 1.65,
      icons: 'deep',
      labels: 'unclear',
    },
  },
  title: { look: { kind: 'stop' }, text: { size: 1.2, bold: true }, align: 'start', gap: 1.4, body: 0.4 },
  items: {
    anatomy: { kind: 'rail', rail: 10.2, railZh: 8.6, gutter: 2, axis: true, titles: 'rail' },
    oneLine: ['award', 'certificate', 'language', 'interest', 'reference'],
    text: {
      title: { bold: true },
      lead: {},
      subtitle: { color: 'deep' },
      place: { color: 'muted' },
      date: { color: 'muted' },
      short: 'muted',
    },
    gap: 0.95,
    first: false,
    tight: { kinds: ['award', 'certificate', 'language', 'interest'], gap: 0.25 },
    afterHead: 0.2,
    lineGap: 1,
    meta: { gap: 1.6 },
  },
  skills: { look: 'dots', scale: 'end', columns: 1, gap: 0.25, bar: {} },
  marker: 'disc',
  tags: 'chip',
  icons: true,
}
