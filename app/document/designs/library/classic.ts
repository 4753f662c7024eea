import type { Design } from '../schema/design'

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
    photo: { at: 'end', gap: 24, align: 'center', ring: false },
    name: { size: 2.15, leading: 1.25, bold: true, color: 'deep' },
    headline: { gap: 0.15, size: 1.1, leading: 1.4, color: 'muted' },
    contact: {
      flow: 'wrap',
      columnGap: 1.5,
      gap: 0.55,
      size: 0.95,
      leading: 1.6,
      icons: 'deep',
      labels: 'unclear',
    },
  },
  title: {
    look: { kind: 'rule', at: 'under', width: 1, color: 'line', gap: 0.22 },
    text: { size: { sans: 1.14, serif: 1.18 }, leading: 1.4, bold: true, color: 'deep' },
    align: 'start',
    gap: 1.25,
    body: 0.5,
  },
  items: {
    anatomy: {
      kind: 'rows',
      title: 'own',
      rows: [
        { cells: ['title', 'date'], fit: 'grow' },
        { cells: ['subtitle', 'place'], fit: 'between' },
      ],
    },
    oneLine: ['award', 'certificate', 'language', 'interest', 'reference', 'publication'],
    text: {
      title: { bold: true },
      lead: {},
      subtitle: { color: 'deep' },
      place: { color: 'muted' },
      date: { color: 'muted' },
      short: 'inherit',
    },
    gap: 0.8,
    first: true,
    tight: { kinds: ['award', 'certificate', 'language', 'interest'], gap: 0.3 },
    afterHead: 0.2,
    lineGap: 1,
    meta: { gap: 1.6 },
  },
  skills: { look: 'dots', scale: 'end', columns: 2, gap: 0.25, bar: {} },
  marker: 'disc',
  tags: 'chip',
  icons: true,
}
