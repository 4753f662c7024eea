import type { ResumeContent } from '../../../collections/resumes/schema'
import { childOf } from '../../document/patch/at-path'
import { isFields } from '../../document/patch/nodes'
import type { NOTICE_TEXTS } from '../texts/notice-texts'

type Options = { path: string[]; content: ResumeContent; texts: (typeof NOTICE_TEXTS)['en'] }

/** A place of the document in words: “Experience › Acme › Title”. */
export function nameOfPlace({ path, content, texts }: Options): string {
  const places = new Map(Object.entries<string>(texts.places))
  const fields = new Map(Object.entries<string>(texts.fields))
  const [root = '', ...rest] = path
  if (root !== 'content') return places.get(root) ?? root
  let node: unknown = content
  const words = rest.flatMap((key, i) => {
    node = childOf({ node, key })
    const name = nameOf(node)
    if (name) return [name]
    if (i === 0) return [places.get(key) ?? ''].filter(Boolean)
    return i === rest.length - 1 ? [fields.get(key) ?? key] : []
  })
  return words.join(' › ') || texts.places.content
}

/** How an element with an id is called on the page. */
function nameOf(node: unknown): string | undefined {
  if (!isFields(node) || typeof node.id !== 'string') return undefined
  for (const name of [node.title, node.key, node.label]) if (typeof name === 'string' && name) return name
  return undefined
}
