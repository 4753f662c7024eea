import type { Design } from '../schema/design'
import type { TextStyle } from '../schema/roles'

type Head = Design['head']
type Frame = Design['frame']

/** As large as a name and a position can be in a narrow column without breaking most of them; as small as over a page. */
const SIDE = { name: 2.05, headline: 1.1 }
const OVER = { name: 2.4, headline: 1.12 }
const SIDE_CONTACT = { flow: 'list', columnGap: 0, rowGap: 0.35, leading: 1.5, gap: 0 } as const
const OVER_CONTACT = { flow: 'wrap', columnGap: 1.8, rowGap: 0.1, leading: 1.65, gap: 0.6 } as const
/** Between a head on paper and what follows, at the least. */
const AFTER = 1.3

/** The person in a frame: in a narrow column, over the page, or on a band. */
export function headInFrame({ design, frame }: { design: Design; frame: Frame }): Head {
  const { head, title } = design
  if (frame.kind === 'side') return headInSide(head)
  const over = design.frame.kind === 'side' ? headOver(head) : head
  const isOnPaper = frame.kind === 'single' || frame.ground === 'paper'
  if (!isOnPaper) return { ...over, after: 0, rule: undefined }
  // white on a band, a name has no colour of its own
  const color = over.name.color ?? title.text.color
  return { ...over, name: { ...over.name, color }, after: Math.max(over.after, AFTER) }
}

function headInSide(head: Head): Head {
  return {
    ...head,
    variant: 'stack',
    align: 'start',
    after: 0,
    rule: undefined,
    photo: { at: 'end', gap: 0, align: 'center', ring: false },
    name: atMost(head.name, SIDE.name),
    headline: { ...atMost(head.headline, SIDE.headline), gap: Math.max(head.headline.gap ?? 0, 0.2) },
    contact: { ...head.contact, ...SIDE_CONTACT, size: undefined, cell: undefined },
  }
}

function headOver(head: Head): Head {
  return {
    ...head,
    photo: { ...head.photo, gap: 28 },
    name: { ...head.name, size: OVER.name },
    headline: { ...head.headline, size: OVER.headline },
    contact: { ...head.contact, ...OVER_CONTACT, size: 0.95 },
  }
}

function atMost<T extends TextStyle>(text: T, most: number): T {
  const { size = 1 } = text
  const sizes =
    typeof size === 'number'
      ? Math.min(size, most)
      : { sans: Math.min(size.sans, most), serif: Math.min(size.serif, most) }
  return { ...text, size: sizes }
}
