import { entryAbove } from '../../../../collections/resumes/joined-items'
import type { ResumeContent } from '../../../../collections/resumes/schema'
import { parseRichText } from '../../../document/rich-text/parse'
import { serializeRichText } from '../../../document/rich-text/serialize'
import { LIST_SPECS } from '../json-resume/list-specs'

/** What JSON Resume can't say of an entry, by its path there. */
export type Shape = { path: string } & ({ isJoined: true } | { isNumbered: true })

/** Writes the name of an employer once over further positions there, and numbers before the items of lists that had some. */
export function shapeItems({ content, shapes }: { content: ResumeContent; shapes: Shape[] }): void {
  for (const shape of shapes) {
    const [, list, index] = /^(\w+)\[(\d+)\]$/.exec(shape.path) ?? []
    const kind = LIST_SPECS.find((spec) => spec.list === list)?.kind
    const section = content.entryList.find((one) => one.kind === kind)
    const item = section?.items[Number(index)]
    if (!section || !item) continue
    if ('isJoined' in shape) item.joined = entryAbove({ section, item }) !== undefined
    else item.text = numbered(item.text)
  }
}

function numbered(text: string): string {
  return serializeRichText(
    parseRichText(text).map((block) =>
      block.type === 'list' ? { ...block, ordered: true, start: 1 } : block,
    ),
  )
}
