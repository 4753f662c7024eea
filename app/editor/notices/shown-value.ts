import { inlineText } from '../../document/rich-text/plain-text'
import { parseRichText } from '../../document/rich-text/parse'
import type { Block, RichText } from '../../document/rich-text/types'
import { isRich } from '../writing/written-field'

type Options = { /** Of the field that holds it. */ name: string; value: unknown }

/** What a person wrote in a field, or in something with fields, as it looks: without the signs it is stored with. */
export function shownValue({ name, value }: Options): string {
  if (typeof value === 'object') return wordsIn({ name, value }).join('\n')
  return typeof value === 'string' && value.startsWith('data:image/')
    ? value.slice(0, 40)
    : textOf({ name, value })
}

function textOf({ name, value }: Options): string {
  return isRich({ owner: '', field: name }) ? looks(parseRichText(String(value))) : String(value)
}

const looks = (blocks: RichText): string => blocks.map(blockLooks).join('\n')

function blockLooks(block: Block): string {
  if (block.type === 'paragraph') return inlineText(block.children)
  const signOf = (i: number) => (block.ordered ? `${block.start + i}.` : '•')
  return block.items
    .map(({ children }, i) => `${signOf(i)} ${looks(children).replaceAll('\n', '\n   ')}`)
    .join('\n')
}

/** What only the program reads is left out. */
function wordsIn({ name, value }: Options): string[] {
  if (typeof value === 'string') return value ? [textOf({ name, value })] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    UNREAD.has(key) ? [] : wordsIn({ name: key, value: inner }),
  )
}

const UNREAD = new Set(['id', 'kind', 'start', 'end', 'extra'])
