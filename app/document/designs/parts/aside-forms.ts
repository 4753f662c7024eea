import type { FormOf } from '../../../../collections/resumes/design-parts'
import type { Design } from '../schema/design'

/** Per cent of the text: as far as a column may go, and how far a form goes from the design's. */
const LEAST = 15
const MOST = 40
const STEPS: Record<FormOf<'asideWidth'>, number> = { narrow: -5, wide: 6 }

type Placed = { at?: 'start' | 'end'; share: number }

/** A design with its narrow column on a side. */
export function withAsideAt({ design, at }: { design: Design; at: FormOf<'asideAt'> }): Design {
  return withAside({ design, change: () => ({ at }) })
}

/** A design with its narrow column narrower or wider. */
export function withAsideWidth({ design, form }: { design: Design; form: FormOf<'asideWidth'> }): Design {
  return withAside({
    design,
    change: ({ share }) => ({ share: Math.min(MOST, Math.max(LEAST, share + STEPS[form])) }),
  })
}

type Options = { design: Design; change: (aside: Placed) => Partial<Placed> }

/** A design with its narrow column changed, or as it is where it has none. */
function withAside({ design, change }: Options): Design {
  const { frame } = design
  if (frame.kind === 'side') return { ...design, frame: { ...frame, ...change(frame) } }
  if (frame.kind !== 'top' || !frame.aside) return design
  return { ...design, frame: { ...frame, aside: { ...frame.aside, ...change(frame.aside) } } }
}
