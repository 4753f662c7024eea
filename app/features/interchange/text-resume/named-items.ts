import type { SourceLine } from '../lines/types'
import { isPeriodLine } from './period-line'
import type { EntryLines } from './split-entries'

const NAMED_ITEM = /^\*\*([^*]{2,90})\*\*\s*[-–—:：]\s*(\S.*)$/u

/** “**Tidewatch** — tide alerts” and more items like it: each is an entry, where nothing else parts them. */
export function namedItems(lines: readonly SourceLine[]): EntryLines[] | undefined {
  const said = lines.filter(({ kind }) => kind !== 'blank')
  const items = said.map(({ kind, marked = '' }) => (kind === 'bullet' ? NAMED_ITEM.exec(marked) : undefined))
  if (said.length < 2 || said.some(({ text }, at) => !items[at] || isPeriodLine(text))) return undefined
  return items.map((item): EntryLines => {
    const [, name = '', marked = ''] = item ?? []
    const text = marked.replace(/\*+/g, '')
    return { head: name.split(/\s+(?=https?:)/), body: [{ kind: 'text', level: 0, text, marked }] }
  })
}
