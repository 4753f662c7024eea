import type { EntryItem, Language } from '../../../../collections/resumes/schema'
import type { FieldsWith } from '../../../../collections/resumes/item-fields'
import { splitDegree } from './degree'
import type { JsonObject } from './json'
import { fieldsIn, isLine, type ListSpec, type Use } from './list-specs'
import { mergeFields } from './merge-fields'
import { readItem, type ItemDraft } from './read-item'
import { hasSigns, markedItem, markedText } from './marked-text'
import { isDateInWords } from '../../../document/text/item-dates'
import { parseRichText } from '../../../document/rich-text/parse'
import { plainText } from '../../../document/rich-text/plain-text'

type WriteItemOptions = {
  spec: ListSpec
  item: EntryItem
  /** What the item was imported from, if it was. */
  original: JsonObject | undefined
  language: Language
}

/** Writes one entry of a list of JSON Resume; what the person left as imported goes out as it came in. */
export function writeItem({ spec, item, original, language }: WriteItemOptions): JsonObject {
  const made = original && readItem({ spec, source: original, language })
  const fields = fieldsIn({ spec, source: original })
  const own = new Set(fields.map(([field]) => field))
  const degree: JsonObject | undefined =
    original && fields.some(([, use]) => use === 'degree')
      ? splitDegree({ line: item.subtitle, original, language })
      : undefined
  return mergeFields({
    original: original ?? {},
    fields: fields.map(([field, use]) => {
      const same = (target: Target): boolean =>
        made !== undefined && valueOf({ item, target, own }) === valueOf({ item: made.draft, target, own })
      const targets = targetsOf({ field, use })
      const unchanged = targets.every(same) && (!made?.inText.has(field) || same({ use: 'text' }))
      return {
        field,
        unchanged,
        value:
          degree && field in degree
            ? degree[field]
            : valueFor({
                field,
                use,
                item,
                own,
                hasMarks: made !== undefined && hasSigns(parseRichText(made.draft.text)),
              }),
      }
    }),
  })
}

type Target = { use: 'text' | FieldsWith<'line' | 'date' | 'link' | 'tags'> } | { fact: string | undefined }

/** Where a field's words can stand in an item; a fact without a name stands for all facts that are no field. */
function targetsOf({ field, use }: { field: string; use: Use }): Target[] {
  if (use === 'paragraph' || use === 'bullets') return [{ use: 'text' }]
  if (use === 'fact' || use === 'facts') return [{ fact: field }]
  if (use === 'degree') return [{ use: 'subtitle' }, { fact: field }]
  if (use === 'ownFacts') return [{ fact: undefined }]
  if (use === 'start' || use === 'end' || use === 'link') return [{ use }, { fact: field }]
  return [{ use }]
}

function valueOf({ item, target, own }: { item: ItemDraft; target: Target; own: Set<string> }): string {
  if ('use' in target) return JSON.stringify(item[target.use])
  if (target.fact === undefined) return JSON.stringify(ownFacts({ item, own }))
  return JSON.stringify(factValues({ item, field: target.fact }))
}

type Options = { field: string; use: Use; item: ItemDraft; own: Set<string>; hasMarks: boolean }

function valueFor({ field, use, item, own, hasMarks }: Options): unknown {
  const facts = factValues({ item, field })
  const fact = facts.join(' / ') || undefined
  if (isLine(use)) return item[use] || undefined
  if (use === 'start' || use === 'end') return (item[use] === 'now' ? '' : item[use]) || fact
  if (use === 'link') return item.link || fact
  if (use === 'tags') return listOrNothing(item.tags)
  if (use === 'fact' || use === 'degree') return fact
  if (use === 'facts') return listOrNothing(facts)
  if (use === 'ownFacts') return listOrNothing(ownFacts({ item, own }))
  const { summary, highlights } = splitText({ source: item.text, hasMarks })
  return use === 'paragraph' ? summary || undefined : listOrNothing(highlights)
}

function factValues({ item, field }: { item: ItemDraft; field: string }): string[] {
  return item.facts.filter((fact) => fact.key === field).map((fact) => fact.value)
}

function ownFacts({ item, own }: { item: ItemDraft; own: Set<string> }) {
  return item.facts
    .filter(({ key }) => !own.has(key))
    .map(({ key, ...fact }) => ({
      ...(isDateInWords({ key }) ? { key } : {}),
      label: fact.label,
      value: fact.value,
    }))
}

function listOrNothing<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined
}

type SplitOptions = { source: string; hasMarks: boolean }

/** The reverse of `joinText`: a text's lists' items, and all the rest; with its signs where it was imported with some. */
function splitText({ source, hasMarks }: SplitOptions): { summary: string; highlights: string[] } {
  const blocks = parseRichText(source)
  const paragraphs = blocks.filter((block) => block.type === 'paragraph')
  const items = blocks.flatMap((block) => (block.type === 'list' ? block.items : []))
  return {
    summary: hasMarks ? markedText(paragraphs) : plainText(paragraphs),
    highlights: items
      .map(({ children }) => (hasMarks ? markedItem(children) : plainText(children)))
      .filter((text) => text !== ''),
  }
}
