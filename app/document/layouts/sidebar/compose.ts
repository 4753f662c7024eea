import type { SectionKind } from '../../../../collections/resumes/choices'
import type { ResumeContent } from '../../../../collections/resumes/schema'
import { begin } from '../../model/begin'
import { makeBox } from '../../model/make-box'
import { makeLeaf } from '../../model/make-leaf'
import type { Box, Flows } from '../../model/types'
import { contextOf } from '../../parts/context'
import { personParts } from '../../parts/person-parts'
import { photoLeaf } from '../../parts/photo-leaf'
import { sectionBoxes } from '../../parts/section-boxes'
import { arrange } from './arrange'

/** Short lists that a narrow column carries well. */
const SIDE_KINDS: SectionKind[] = ['skill', 'language', 'certificate', 'interest']

export function compose(content: ResumeContent): Flows {
  const sections = sectionBoxes({ content, code: 'sidebar-1', arrange, skillLook: 'bar' })
  const boxesWhere = (inSide: boolean) =>
    sections.filter(({ kind }) => SIDE_KINDS.includes(kind) === inSide).map(({ box }) => box)
  return { side: [...personBoxes(content), ...boxesWhere(true)], main: boxesWhere(false) }
}

function personBoxes(content: ResumeContent): Box[] {
  const context = contextOf(content)
  const { names, headlines, rows } = personParts({ content, context, rowLabels: 'unclear' })
  const photo = photoLeaf({ content, context })
  const head = makeBox({
    id: '$head',
    tag: 'header',
    className: 'jl-head',
    children: [...names, ...headlines, photo],
  })
  const title = makeLeaf({
    id: '$contact.title',
    tag: 'h2',
    className: 'jl-section-title',
    text: [{ text: content.baseInfo.title, source: begin('$baseInfo', 'title') }],
    keepNext: true,
  })
  const list = makeBox({ id: '$contact.list', tag: 'ul', className: 'jl-contact', children: rows })
  const body = makeBox({ id: '$contact.body', className: 'jl-body', children: [list] })
  const children = body ? [title, body] : []
  const contact = makeBox({ id: '$contact', tag: 'section', className: 'jl-section', children })
  return [head, contact].filter((box) => box !== undefined)
}
