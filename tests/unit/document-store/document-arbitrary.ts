import fc from 'fast-check'
import { produce } from '../../../app/document/patch/produce'

export type Fact = { id: string; label: string }
export type Item = {
  id: string
  title: string
  text: string
  tags: string[]
  hidden?: boolean
  facts?: Fact[]
}
export type Section = { id: string; title: string; items: Item[] }
/** A small document built like a resume's. */
export type Doc = {
  title: string
  config: { color: string; size: number }
  entryList: Section[]
  rows: Item[]
}

const text = fc.string({ maxLength: 5 })
const tags = fc.array(fc.constantFrom('a', 'b', 'c', 'd/~'), { maxLength: 3 })
const bareItem = fc.record({ title: text, text, tags })

export const doc: fc.Arbitrary<Doc> = fc
  .record({
    title: text,
    config: fc.record({ color: text, size: fc.nat(9) }),
    entryList: fc.array(fc.record({ title: text, items: fc.array(bareItem, { maxLength: 4 }) }), {
      maxLength: 4,
    }),
    rows: fc.array(bareItem, { maxLength: 3 }),
  })
  .map((bare) => ({
    ...bare,
    rows: bare.rows.map((row, r) => ({ id: `r${r}`, ...row, facts: [] })),
    entryList: bare.entryList.map((section, s) => ({
      id: `s${s}`,
      title: section.title,
      items: section.items.map((item, i) => ({
        id: `s${s}i${i}`,
        ...item,
        facts: i % 2 === 0 ? [{ id: `s${s}i${i}f`, label: 'f' }] : [],
      })),
    })),
  }))

/** One thing a person does. Numbers choose among what there is; `words` are new texts. */
export type Deed = { kind: number; a: number; b: number; c: number }
export const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.nat(12),
  a: fc.nat(9),
  b: fc.nat(9),
  c: fc.nat(9),
})

let count = 0

/** Does it to a draft. Every text it writes is new, and returned ids never come twice. */
export function act({ draft, deed: { kind, a, b, c }, who }: { draft: Doc; deed: Deed; who: string }): void {
  const word = `§${who}${(count += 1)}`
  const sections = draft.entryList
  const section = sections[a % Math.max(sections.length, 1)]
  const other = sections[b % Math.max(sections.length, 1)]
  const item = section?.items[c % Math.max(section.items.length, 1)]
  if (kind === 0) draft.title = word
  else if (kind === 1) draft.config.color = word
  else if (kind === 2)
    draft.rows.splice(b % (draft.rows.length + 1), 0, {
      id: `n${word}`,
      title: word,
      text: '',
      tags: [],
      facts: [],
    })
  else if (kind === 3)
    sections.splice(b % (sections.length + 1), 0, { id: `n${word}`, title: word, items: [] })
  else if (kind === 4 && section) sections.splice(sections.indexOf(section), 1)
  else if (kind === 5 && section)
    sections.splice(b % sections.length, 0, ...sections.splice(sections.indexOf(section), 1))
  else if (!section || !other) return
  else if (kind === 6)
    section.items.splice(b % (section.items.length + 1), 0, {
      id: `n${word}`,
      title: word,
      text: '',
      tags: [],
      facts: [],
    })
  else if (!item) return
  else if (kind === 7) section.items.splice(section.items.indexOf(item), 1)
  else if (kind === 8)
    other.items.splice(
      b % (other.items.length + 1),
      0,
      ...section.items.splice(section.items.indexOf(item), 1),
    )
  else if (kind === 9) item.text = word
  else if (kind === 11) (item.facts ??= []).push({ id: `n${word}`, label: word })
  else if (kind === 12) item.facts?.splice(b % Math.max(item.facts.length, 1), 1)
  else item.tags.push(word)
}

export const deeds = fc.array(deed, { maxLength: 8 })

/** A document after what somebody did to it. */
export const after = (document: Doc, list: Deed[], who: string): Doc =>
  produce(document, (draft) => list.forEach((one) => act({ draft, deed: one, who })))

/** All texts of a document. */
export function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsOf) : []
}

export function idsOf(document: Doc): string[] {
  return [
    ...document.rows.map((row) => row.id),
    ...document.entryList.flatMap((section) => [section.id, ...section.items.map((item) => item.id)]),
  ]
}
