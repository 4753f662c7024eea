import type { FormOf } from '../../../../collections/resumes/design-parts'
import { hasNarrow } from '../schema/check-design'
import type { Design } from '../schema/design'
import { isDark } from '../is-dark'
import { headInFrame } from './frame-head'
import { withItems } from './item-forms'
import { titleIn, withTitles } from './title-forms'

type FrameForm = FormOf<'frameForm'>
type Frame = Design['frame']
type Aside = NonNullable<Extract<Frame, { kind: 'top' }>['aside']>

/** Released with the versions of the layouts, as the forms of all parts are. */
const EDGE = { width: 12, color: 'theme' } as const
const ASIDE = { at: 'end', share: 25, gutter: 2, inset: 1.6 } as const
/** What is short enough for a narrow column beside skills, and for one line where the page has none. */
const SHORT: Aside['kinds'] = ['language', 'certificate', 'award', 'interest']
const WIDE_SKILLS = { columns: 2, columnGap: 2.6, gap: 0.3 } as const

/** Looks of titles that read on any ground and in little room. */
const SIMPLE: string[] = ['plain', 'rule', 'stroke', 'block']

type Options = { design: Design; form: FrameForm }

/** The form of frame that a design has of its own. */
function frameFormOf({ frame }: Design): FrameForm {
  if (frame.kind === 'single') return frame.edge ? 'edge' : 'single'
  if (frame.kind === 'side') return 'side'
  if (frame.ground === 'paper') return 'columns'
  return frame.aside ? 'bandColumns' : 'band'
}

/** Whether a design is still itself in a frame: an axis runs along one column and is what such a design is known by. */
export function takesFrame({ design: { items }, form }: Options): boolean {
  const { anatomy } = items
  return !(anatomy.kind === 'rail' && anatomy.axis) || form === 'single' || form === 'edge'
}

/**
 * A design in a frame. The person, the entries, titles and skills come along as far as the frame asks for it: entries that need
 * the whole width stand in two rows beside a column, and a title that hung there stands over them.
 */
export function withFrame({ design, form }: Options): Design {
  if (frameFormOf(design) === form) return design
  const frame = frameOf({ design, form })
  const framed = { ...design, frame, head: headInFrame({ design, frame }) }
  return hasNarrow(framed) ? besideColumn(framed) : inWidth(framed)
}

function frameOf({ design: { frame }, form }: Options): Frame {
  const own = frame.kind === 'single' ? 'paper' : frame.ground
  const dark = isDark(own) ? own : undefined
  const band = {
    kind: 'top',
    ground: dark ?? 'theme',
    art: frame.kind === 'top' ? frame.art : 'none',
  } as const
  const aside = asideOf(frame)
  const frames: Record<FrameForm, Frame> = {
    single: { kind: 'single' },
    edge: { kind: 'single', edge: EDGE },
    band,
    columns: {
      kind: 'top',
      ground: 'paper',
      art: 'none',
      aside: isDark(aside.ground) ? { ...aside, ground: 'tint' } : aside,
    },
    bandColumns: { ...band, aside },
    side: {
      kind: 'side',
      // plain readers of a PDF begin with what is at the left, which is the person then
      at: 'start',
      ground: dark ?? 'tint',
      share: ASIDE.share,
      kinds: aside.kinds,
      markWhite: 0.2,
    },
  }
  return frames[form]
}

/** The narrow column that a frame has under its head, or would have there. */
function asideOf(frame: Frame): Aside {
  const aside: Aside = { ...ASIDE, rule: false, ground: 'tint', kinds: ['skill', ...SHORT] }
  if (frame.kind === 'side') return { ...aside, at: frame.at ?? 'start', kinds: frame.kinds }
  return (frame.kind === 'top' && frame.aside) || aside
}

/** All in one column: what stood in a narrow one has room for a line each. */
function inWidth(framed: Design): Design {
  const { aside, ...design } = overEntries(framed)
  if (!aside) return design
  const { items, skills } = design
  const { tight } = items
  return {
    ...design,
    items: {
      ...items,
      oneLine: [...new Set([...items.oneLine, ...SHORT])],
      tight: { kinds: [...new Set([...tight.kinds, ...SHORT])], gap: Math.min(tight.gap || 1, 0.25) },
    },
    skills: { ...skills, ...WIDE_SKILLS, scale: 'end', bar: {} },
  }
}

function besideColumn(framed: Design): Design {
  const needsWidth = framed.items.anatomy.kind !== 'rows'
  const design = overEntries(needsWidth ? withItems({ design: framed, form: 'rows' }) : framed)
  const { skills } = design
  return {
    ...design,
    skills: { ...skills, columns: 1, scale: 'below', gap: Math.max(skills.gap, 0.6) },
    aside: design.aside ?? asideLike(design),
  }
}

/** A title hangs beside entries where they are all that stands on the page. */
function overEntries(design: Design): Design {
  const hangs = design.title.look.kind === 'hung' && design.frame.kind !== 'single'
  return hangs ? withTitles({ design, form: 'rule' }) : design
}

/** A narrow column in the voice of a design that has none. */
function asideLike({ title, items: { text } }: Design): Design['aside'] {
  const { look } = title
  const drawn = SIMPLE.includes(look.kind) ? title : titleIn({ title, form: 'rule' })
  return {
    title: { ...drawn, align: 'start', gap: 1.5, body: 0.6, bodySize: 0.95 },
    gap: 0.6,
    first: false,
    text: {
      title: { bold: text.title.bold ?? true, leading: 1.45 },
      subtitle: { leading: 1.45, color: 'muted' },
      place: { color: 'muted' },
      date: { color: 'muted', size: 0.94 },
    },
  }
}
