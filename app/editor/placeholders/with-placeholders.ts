import { produce } from '../../document/patch/produce'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../../document/layouts/types'
import type { DocNode, Leaf, Run } from '../../document/model/types'
import { setField, type FieldValue } from '../edits/set-field'
import { keyOf, placeholdersOf, type Placeholders } from './placeholders-of'

type Drawn = { content: ResumeContent; layout: Layout }

/** Any date: what is drawn is the word for it. */
const SOME_DATE = '2020'
const DATE = /\.start$/
const TAGS = /\.tags$/

/**
 * A document as the editor's page draws it, with words in its empty fields. The document itself never holds them: this
 * is another one, for the page alone, composed by the same layout, in which what isn't written is grey.
 */
export function withPlaceholders({ content, layout, begun }: Drawn & { begun?: string | undefined }): Drawn {
  const placeholders = placeholdersOf(content, begun)
  if (!placeholders) return { content, layout }
  const filled = produce(content, (draft) => {
    for (const [key, text] of placeholders.texts) {
      const [owner = '', field = ''] = key.split('.')
      setField({ content: draft, owner, field, value: valueOf({ key, text }) })
    }
  })
  const compose: Layout['compose'] = (composed) =>
    Object.fromEntries(
      Object.entries(layout.compose(composed)).map(([name, nodes]) => [
        name,
        nodes.map((node) => marked({ node, placeholders })),
      ]),
    )
  return { content: filled, layout: { ...layout, compose } }
}

function valueOf({ key, text }: { key: string; text: string }): FieldValue {
  if (DATE.test(key)) return SOME_DATE
  return TAGS.test(key) ? [text] : text
}

type Marking = { node: DocNode; placeholders: Placeholders }

/** The same node where nothing in it is a placeholder. */
function marked({ node, placeholders }: Marking): DocNode {
  if (node.type === 'leaf') return markedLeaf({ leaf: node, placeholders })
  const children = node.children.map((child) => marked({ node: child, placeholders }))
  return children.some((child, i) => child !== node.children[i]) ? { ...node, children } : node
}

function markedLeaf({ leaf, placeholders }: { leaf: Leaf; placeholders: Placeholders }): Leaf {
  const [dates] = leaf.id.endsWith('.date') ? leaf.runs : []
  const period = dates?.source && placeholders.texts.get(keyOf(dates.source))
  if (dates && period !== undefined)
    return { ...leaf, runs: [markedRun({ run: { ...dates, text: period }, placeholders })] }
  const end = dates && placeholders.texts.get(leaf.id)
  if (end) return { ...leaf, runs: [...leaf.runs, { text: end, className: 'jl-placeholder' }] }
  const runs = leaf.runs.map((run) => markedRun({ run, placeholders }))
  return runs.some((run, i) => run !== leaf.runs[i]) ? { ...leaf, runs } : leaf
}

function markedRun({ run, placeholders }: { run: Run; placeholders: Placeholders }): Run {
  if (!run.source) return run
  const key = keyOf(run.source)
  const className = [run.className, 'jl-placeholder'].filter(Boolean).join(' ')
  if (placeholders.pale.has(key)) return { ...run, className }
  if (!placeholders.texts.has(key)) return run
  return { ...run, className, url: undefined, source: { ...run.source, from: 0, length: 0 } }
}
