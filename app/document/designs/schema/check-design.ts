import type { Design } from './design'

type Fault = { path: string[]; message: string }
type Check = Fault & { fails: (design: Design) => boolean }

/** Parts that don't go together, each with where it is to be mended. */
const CHECKS: Check[] = [
  {
    path: ['title', 'look'],
    message: 'A stop needs an axis to stand on',
    fails: ({ title, items: { anatomy } }) =>
      title.look.kind === 'stop' && !(anatomy.kind === 'rail' && anatomy.axis),
  },
  {
    path: ['items', 'anatomy'],
    message: 'An axis runs along a single column',
    fails: ({ items: { anatomy }, frame }) =>
      anatomy.kind === 'rail' && anatomy.axis && frame.kind !== 'single',
  },
  {
    path: ['title', 'look'],
    message: 'A title hangs beside a single column without a rail',
    fails: ({ title, items: { anatomy }, frame }) =>
      title.look.kind === 'hung' && (anatomy.kind === 'rail' || frame.kind !== 'single'),
  },
  {
    path: ['aside'],
    message: 'A narrow column and its part belong together',
    fails: (design) => (design.aside !== undefined) !== hasNarrow(design),
  },
  {
    path: ['aside', 'title', 'look'],
    message: 'Neither a stop nor a hung title stands in a narrow column',
    fails: ({ aside }) => aside?.title.look.kind === 'stop' || aside?.title.look.kind === 'hung',
  },
  {
    path: ['items', 'anatomy'],
    message: 'Three columns and a rail need the whole width',
    fails: (design) => ['columns', 'rail'].includes(design.items.anatomy.kind) && hasNarrow(design),
  },
  {
    path: ['skills'],
    message: 'Skills in a narrow column are one column, with their scale below',
    fails: ({ frame, skills }) =>
      narrowKinds(frame).includes('skill') &&
      (skills.columns !== 1 || (skills.look !== 'none' && skills.scale !== 'below')),
  },
  {
    path: ['head', 'rule'],
    message: 'A rule under the head stands on paper, outside a side column',
    fails: ({ head, frame }) =>
      head.rule !== undefined &&
      (frame.kind === 'side' || (frame.kind === 'top' && frame.ground !== 'paper')),
  },
]

/** What of a description doesn't go together; nothing where all does. */
export function checkDesign(design: Design): Fault[] {
  return CHECKS.filter(({ fails }) => fails(design)).map(({ path, message }) => ({ path, message }))
}

/** The kinds of sections that stand in a narrow column. */
export function narrowKinds(frame: Design['frame']): string[] {
  if (frame.kind === 'side') return frame.kinds
  return frame.kind === 'top' ? (frame.aside?.kinds ?? []) : []
}

/** Whether a column stands beside the entries. */
export function hasNarrow({ frame }: Design): boolean {
  return frame.kind === 'side' || (frame.kind === 'top' && frame.aside !== undefined)
}
