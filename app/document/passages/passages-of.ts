import type { ResumeContent } from '../../../collections/resumes/schema'
import { composeDocument } from '../layouts/compose-document'
import type { Layout } from '../layouts/types'
import { leafText } from '../model/leaf-text'
import { listLeaves } from '../model/list-leaves'
import type { Leaf, Run, Source } from '../model/types'

/** A text of the page as one can speak of it. */
export type Passage = {
  /** the leaf that shows it */
  block: string
  text: string
  /** The field whose words it shows; undefined where they are made of several things, as a date is. */
  words?: Words
}
/** Words of a field, `from` as an offset in its text. */
export type Words = { owner: string; field: string; from: number; text: string }

/** What the pages say, text by text in reading order; what is hidden is not there. */
export function passagesOf({ content, layout }: { content: ResumeContent; layout: Layout }): Passage[] {
  const flows = composeDocument({ content, layout })
  const { reading } = layout.sheet(content.config)
  const leaves = reading.flatMap((name) => listLeaves(flows[name] ?? []).map(({ leaf }) => leaf))
  return leaves.flatMap((leaf) => {
    const text = leafText(leaf)
    if (text.trim() === '') return []
    const words = wordsOf(leaf)
    return words ? { block: leaf.id, text, words } : { block: leaf.id, text }
  })
}

type Sourced = Run & { source: Source }

/** Of these the page prints other than one text of words, or less than all of it. */
const NO_WORDS = new Set(['tags', 'link', 'url'])

/** Of a text with a label the value alone; what joins several fields has no words of one field. */
function wordsOf({ runs }: Leaf): Words | undefined {
  const sourced = runs.filter(isSourced)
  const last = sourced.at(-1)?.source
  if (!last || NO_WORDS.has(last.field) || runs.some(({ sources }) => sources)) return undefined
  const own = sourced.filter(({ source }) => source.owner === last.owner && source.field === last.field)
  const others = sourced.filter((run) => !own.includes(run))
  if (!others.every(({ className }) => className === 'jl-label')) return undefined
  const [first] = own
  if (!first) return undefined
  const text = own.map((run) => run.text.slice(0, run.source.length)).join('')
  return { owner: last.owner, field: last.field, from: first.source.from, text }
}

function isSourced(run: Run): run is Sourced {
  return run.source !== undefined
}
