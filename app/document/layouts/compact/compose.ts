import type { ResumeContent } from '../../../../collections/resumes/schema'
import { makeBox } from '../../model/make-box'
import type { Flows } from '../../model/types'
import { contextOf } from '../../parts/context'
import { personParts } from '../../parts/person-parts'
import { photoLeaf } from '../../parts/photo-leaf'
import { sectionBoxes } from '../../parts/section-boxes'
import { arrange } from './arrange'

export function compose(content: ResumeContent): Flows {
  const context = contextOf(content)
  const { names, headlines, rows } = personParts({ content, context, rowLabels: 'all' })
  const photo = photoLeaf({ content, context, beside: 'first' })
  const title = makeBox({ id: '$head.title', className: 'jl-head-title', children: [...names, ...headlines] })
  const contact = makeBox({ id: '$head.contact', tag: 'ul', className: 'jl-contact', children: rows })
  const words = makeBox({ id: '$head.words', className: 'jl-head-words', children: [title, contact] })
  const className = photo ? 'jl-head jl-head-photo' : 'jl-head'
  const head = makeBox({ id: '$head', tag: 'header', className, children: [words, photo] })
  const sections = sectionBoxes({ content, code: 'compact-1', arrange, skillLook: 'bar' })
  return { head: head ? [head] : [], main: sections.map(({ box }) => box) }
}
