import type { ResumeContent } from '../../../../collections/resumes/schema'
import { makeBox } from '../../model/make-box'
import type { Flows } from '../../model/types'
import { contextOf } from '../../parts/context'
import { personParts } from '../../parts/person-parts'
import { photoLeaf } from '../../parts/photo-leaf'
import { sectionBoxes } from '../../parts/section-boxes'
import { arrange, ASIDE_KINDS } from './arrange'

/** Main and aside when the document has something for both, otherwise one wide column. */
export function compose(content: ResumeContent): Flows {
  const context = contextOf(content)
  const { names, headlines, rows } = personParts({ content, context, rowLabels: 'unclear' })
  const photo = photoLeaf({ content, context, beside: 'first' })
  const contact = makeBox({ id: '$head.contact', tag: 'ul', className: 'jl-contact', children: rows })
  const words = makeBox({
    id: '$head.words',
    className: 'jl-head-words',
    children: [...names, ...headlines, contact],
  })
  const className = photo ? 'jl-head jl-head-photo' : 'jl-head'
  const head = makeBox({ id: '$head', tag: 'header', className, children: [words, photo] })
  const sections = sectionBoxes({ content, code: 'banner-1', arrange, skillLook: 'bar' })
  const where = (aside: boolean) =>
    sections.filter(({ kind }) => ASIDE_KINDS.includes(kind) === aside).map(({ box }) => box)
  const [main, aside] = [where(false), where(true)]
  const start = head ? [head] : []
  if (main.length > 0 && aside.length > 0) return { head: start, wide: [], main, aside }
  return { head: start, wide: [...main, ...aside], main: [], aside: [] }
}
