import type { ResumeContent } from '../../../../collections/resumes/schema'
import { leafText } from '../../model/leaf-text'
import { makeBox } from '../../model/make-box'
import type { Flows } from '../../model/types'
import { contextOf } from '../../parts/context'
import { personParts } from '../../parts/person-parts'
import { photoLeaf } from '../../parts/photo-leaf'
import { sectionBoxes } from '../../parts/section-boxes'
import { arrange } from './arrange'

/** Characters of a header that may be longer than a page: its columns are then fixed, so that its parts wrap alike. */
const LONG = 900

export function compose(content: ResumeContent): Flows {
  const context = contextOf(content)
  const { names, headlines, rows } = personParts({ content, context, rowLabels: 'unclear' })
  const photo = photoLeaf({ content, context, beside: 'first' })
  const title = makeBox({ id: '$head.title', className: 'jl-head-title', children: [...names, ...headlines] })
  const contact = makeBox({ id: '$head.contact', tag: 'ul', className: 'jl-contact', children: rows })
  const length = [...headlines, ...rows].reduce((sum, leaf) => sum + leafText(leaf).length + 1, 0)
  const className = length > LONG ? 'jl-head-words jl-head-long' : 'jl-head-words'
  const words = makeBox({ id: '$head.words', className, children: [title, contact] })
  const headClass = photo ? 'jl-head jl-head-photo' : 'jl-head'
  const head = makeBox({ id: '$head', tag: 'header', className: headClass, children: [words, photo] })
  const sections = sectionBoxes({ content, code: 'timeline-1', arrange, skillLook: 'dots' })
  return { head: head ? [head] : [], main: sections.map(({ box }) => box) }
}
