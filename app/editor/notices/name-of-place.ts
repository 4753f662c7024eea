import type { Language } from '../../../collections/resumes/choices'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { childOf } from '../../document/patch/at-path'
import { isFields } from '../../document/patch/nodes'
import { fieldLabel } from '../labels/field-label'
import { FIELD_WORDS } from '../texts/field-words'
import { NOTICE_TEXTS } from '../texts/notice-texts'

type Options = { path: string[]; content: ResumeContent; language: Language }

/** A place of the document in words: “Experience › Acme › Title”. */
export function nameOfPlace({ path, content, language }: Options): string {
  const texts = NOTICE_TEXTS[language]
  const places = new Map(Object.entries<string>(texts.places))
  const fields = new Map(Object.entries<string>(FIELD_WORDS[language]))
  const [root = '', ...rest] = path
  if (root !== 'content') return places.get(root) ?? root
  let node: unknown = content
  const section = content.entryList.find(({ id }) => rest.includes(id))
  const kind = rest.includes('items') ? section?.kind : undefined
  const words = rest.flatMap((key, i) => {
    node = childOf({ node, key })
    const name = nameOf(node)
    if (name) return [name]
    if (i === 0) return [places.get(key) ?? ''].filter(Boolean)
    if (i < rest.length - 1) return []
    return [(kind && fieldLabel({ kind, field: key, language })) ?? fields.get(key) ?? key]
  })
  return words.join(' › ') || texts.places.content
}

/** How an element with an id is called on the page. */
function nameOf(node: unknown): string | undefined {
  if (!isFields(node) || typeof node.id !== 'string') return undefined
  for (const name of [node.title, node.key, node.label]) if (typeof name === 'string' && name) return name
  return undefined
}
