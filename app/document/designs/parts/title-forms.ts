import type { FormOf } from '../../../../collections/resumes/design-parts'
import type { Design } from '../schema/design'
import type { SectionTitle } from '../schema/section-title'

type Form = FormOf<'titleForm'>
type Look = SectionTitle['look']

/** Released with the versions of the layouts: a number that changed would move a line of somebody's resume. */
const LOOKS: { [F in Form]: Extract<Look, { kind: F }> } = {
  plain: { kind: 'plain' },
  rule: { kind: 'rule', at: 'under', width: 1, color: 'line', gap: 0.22 },
  run: { kind: 'run', sides: 'end', width: 1, color: 'line', gap: 0.9 },
  stroke: { kind: 'stroke', length: 1.8, width: 2, color: 'theme', gap: 0.2 },
  block: { kind: 'block', width: 0.3, color: 'theme', gap: 0.55 },
  band: { kind: 'band', ground: 'tint', padX: 0.7, padY: 0.16 },
  tab: { kind: 'tab' },
  hung: { kind: 'hung', hang: 9.4, gutter: 1.6, rule: 0.75 },
}

/** Least gaps: above a section whose rule stands over it, and of a body under a title where both stood beside one another before. */
const LEAST = { hung: 1.5, body: 0.35, head: 1.8 }

/** A design with its titles in a form. The narrow column takes those that find room on its ground. */
export function withTitles({ design, form }: { design: Design; form: Form }): Design {
  const title = titleIn({ title: design.title, form })
  const { aside, head } = design
  if (form === 'hung' && design.title.look.kind === form) return design
  if (form === 'hung') return { ...design, title, head: { ...head, after: Math.max(head.after, LEAST.head) } }
  const items = form === 'block' ? itemsBeside(design) : design.items
  if (!aside || form === 'tab') return { ...design, title, items }
  return { ...design, title, items, aside: { ...aside, title: titleIn({ title: aside.title, form }) } }
}

/** A block stands right before its title, at the edge where the rail begins. */
function itemsBeside({ items }: Design): Design['items'] {
  return items.anatomy.kind === 'rail' ? { ...items, anatomy: { ...items.anatomy, titles: 'rail' } } : items
}

/** A title in a form, with the room that it needs. */
export function titleIn({ title, form }: { title: SectionTitle; form: Form }): SectionTitle {
  if (title.look.kind === form) return title
  const isCentered = title.align === 'center'
  const look = form === 'run' && isCentered ? { ...LOOKS.run, sides: 'both' as const } : LOOKS[form]
  if (form === 'hung') return { ...title, look, align: 'start', gap: Math.max(title.gap, LEAST.hung) }
  return { ...title, look, text: textOn({ title, form }), body: Math.max(title.body, LEAST.body) }
}

/** A tab is written on in white; a stop says its colour itself. */
function textOn({ title: { look, text }, form }: { title: SectionTitle; form: Form }): SectionTitle['text'] {
  if (form === 'tab') return { ...text, color: undefined }
  return look.kind === 'stop' || look.kind === 'tab' ? { ...text, color: 'deep' } : text
}
