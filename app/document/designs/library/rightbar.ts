import type { Design } from '../schema/design'

const title: Design['title'] = {
  look: { kind: 'rule', at: 'under', width: 1.5, color: 'theme', gap: 0.22 },
  text: { size: 1.16, leading: 1.35, bold: true, color: 'deep' },
  align: 'start',
  gap: 1.4,
  body: 0.55,
}

/** The head over the page, short sections on a tint at the right; where they end, the work takes the whole width. */
export const rightbar: Design = {
  code: 'rightbar',
  version: 1,

  recommended: {
    themeColor: '#2f6f6d',
    font: 'source-sans',
    fontSize: 13.5,
    lineSpace: 'leading-normal',
    dateFormat: 'dot',
    margin: { left: 54, right: 48, top: 50, bottom: 46 },
  },
  frame: {
    kind: 'top',
    ground: 'paper',
    art: 'none',
    aside: {
      at: 'end',
      share: 25,
      gutter: 2,
      inset: 1.6,
      rule: false,
      ground: 'tint',
      kinds: ['skill', 'language', 'certificate', 'award', 'interest'],
    },
  },
  head: {
    variant: 'stack',
    align: 'start',
    after: 1.4,
    photo: { at: 'end', gap: 28, align: 'center', ring: false },
    name: { size: 2.5, leading: 1.2, bold: true, color: 'deep' },
    headline: { gap: 0.15, size: 1.15, leading: 1.4, color: 'muted' },
    contact: {
      flow: 'wrap',
      columnGap: 1.8,
      gap: 0.6,
      size: 0.95,
      leading: 1.65,
      icons: 'deep',
      labels: 'unclear',
    },
  },
  title,
  items: {
    anatomy: {
      kind: 'rows',
      title: 'orSubtitle',
      rows: [
        { cells: ['title', 'date'], fit: 'grow' },
        { cells: ['subtitle', 'place'], fit: 'between' },
      ],
    },
    oneLine: ['publication', 'reference'],
    text: {
      title: { bold: true },
      lead: { bold: true, size: 1.04 },
      subtitle: { color: 'deep' },
      place: { color: 'muted' },
      date: { color: 'muted', size: 0.94 },
      short: 'muted',
    },
    gap: 0.9,
    first: false,
    tight: { kinds: ['publication'], gap: 0.3 },
    lineGap: 1,
    afterHead: 0.2,
    meta: { gap: 1.5 },
  },
  aside: {
    title: { ...title, gap: 1.5, bodySize: 0.95 },
    gap: 0.6,
    first: false,
    text: {
      title: { bold: true, leading: 1.45 },
      subtitle: { leading: 1.45, color: 'muted' },
      place: { color: 'muted' },
      date: { color: 'muted', size: 0.94 },
    },
  },
  skills: { look: 'bar', scale: 'below', columns: 1, gap: 0.6, leading: 1.45, bar: { gap: 0.3, thick: 4 } },
  marker: 'disc',
  marked: 'ink',
  tags: 'plain',
  tagGap: 0.2,
  icons: true,
}
