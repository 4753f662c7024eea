import type { ResumeContent } from '../../../collections/resumes/schema'
import { pageMargins } from '../furniture/margin-room'
import { composeDocument } from '../layouts/compose-document'
import { flowNodes } from '../layouts/flow-nodes'
import type { Layout } from '../layouts/types'
import { listLeaves } from '../model/list-leaves'
import type { Leaf } from '../model/types'
import { fillPages } from './fill-pages'
import { measureAreas, nothingMeasured, type Measured } from './measured'
import { measureLines } from './measure-lines'
import type { FlowLeaf, Lines, LinesOf, PagePlan } from './types'

type PaginateOptions = {
  galley: HTMLElement
  content: ResumeContent
  layout: Layout
  /** What is known of this galley from before; what is found now is added to it. */
  measured?: Measured
}

/**
 * Plans the pages of a document from its rendered galley; runs in the editor and in the server's Chromium alike.
 * The galley must show the same content in the same layout, unscaled, with its fonts loaded.
 */
export function paginateDom({
  galley,
  content,
  layout,
  measured = nothingMeasured(),
}: PaginateOptions): PagePlan {
  const page = galley.querySelector<HTMLElement>('.jl-page')
  if (!page) throw new Error('The galley has no page')
  const origin = page.getBoundingClientRect()
  const height = Number.parseFloat(getComputedStyle(page).minHeight)
  const elements = elementsIn(page)
  const flows = composeDocument({ content, layout })
  const sheet = layout.sheet(content.config)
  const repeats = content.config.repeatTitles
  const measure = (flow: string) =>
    measureFlow({
      flow,
      nodes: flowNodes({ flows, columns: sheet.columns, name: flow }),
      elements,
      origin,
      repeats,
      measured,
    })
  const columns = sheet.columns.map(({ flows: names, after, widens }) => ({
    after,
    leaves: names.flatMap(measure),
    wide: widens && { past: widens.past, leaves: measure(widens.as) },
  }))
  const linesOf = memoizeLines((leaf) => measureLines(elementOf(elements, leaf)))
  const fill = (isAlone: boolean) => {
    const { laterTop, firstBottom, laterBottom } = pageMargins({ content, edge: sheet.edge, isAlone })
    const page = { top: laterTop, bottom: height - laterBottom, firstBottom: height - firstBottom }
    return fillPages({ columns, page, linesOf, wholeShort: sheet.wholeShort, wholeItems: sheet.wholeItems })
  }
  // A number on the first page may need room there, and is there only where another follows.
  const alone = fill(true)
  const pages = alone.length === 1 || content.config.pageNumbers === 'off' ? alone : fill(false)
  return { layout: layout.code, layoutVersion: layout.version, pages }
}

type FlowOptions = {
  flow: string
  nodes: Parameters<typeof listLeaves>[0]
  elements: Elements
  origin: DOMRect
  repeats: boolean
  measured: Measured
}
/** By flow and block: what may stand in two flows is drawn in both. */
type Elements = Map<string, Map<string, HTMLElement>>

function measureFlow({ flow, nodes, elements, origin, repeats, measured }: FlowOptions): FlowLeaf[] {
  const measure = ({ id }: Leaf) => {
    const { left, top, right, bottom } = elementOf(elements, { flow, id }).getBoundingClientRect()
    return {
      left: left - origin.left,
      top: top - origin.top,
      right: right - origin.left,
      bottom: bottom - origin.top,
    }
  }
  const areas = measureAreas({ flow, nodes, measured, measure })
  return listLeaves(nodes).map(({ leaf, keep, breakBefore, item, listed }, i) => {
    const { top, bottom } = areas[i] ?? measure(leaf)
    return {
      id: leaf.id,
      flow,
      top,
      bottom,
      keepNext: leaf.keepNext === true,
      opens: leaf.tag === 'h2',
      keep,
      item,
      listed,
      breakBefore,
      split: leaf.split === true,
      beside: leaf.beside,
      ...(repeats && repeatOf(elementOf(elements, { flow, id: leaf.id }))),
    }
  })
}

/** Only leaves that cross a page's end are asked for, but those several times. */
function memoizeLines(measure: (leaf: FlowLeaf) => Lines): LinesOf {
  const measured = new Map<string, Lines>()
  return (leaf) => {
    const key = keyOf(leaf)
    const lines = measured.get(key) ?? measure(leaf)
    measured.set(key, lines)
    return lines
  }
}

function elementsIn(page: HTMLElement): Elements {
  const elements: Elements = new Map()
  for (const container of page.querySelectorAll<HTMLElement>('[data-flow]')) {
    const blocks = Array.from(container.querySelectorAll<HTMLElement>('[data-block]'))
    const byId = blocks.map((element) => [element.getAttribute('data-block') ?? '', element] as const)
    elements.set(container.getAttribute('data-flow') ?? '', new Map(byId))
  }
  return elements
}

function elementOf(elements: Elements, leaf: Pick<FlowLeaf, 'flow' | 'id'>): HTMLElement {
  const element = elements.get(leaf.flow)?.get(leaf.id)
  if (!element) throw new Error(`The galley does not show block ${leaf.id} in ${leaf.flow}`)
  return element
}

function keyOf({ flow, id }: Pick<FlowLeaf, 'flow' | 'id'>): string {
  return `${flow} ${id}`
}

/**
 * What the repeated title of a leaf's section takes above the leaf, in CSS pixels, measured in the galley; undefined for the title
 * itself and where none is repeated. A title beside its body takes only by what its line is lower than the body's, but may be higher
 * than what is left of the section.
 */
function repeatOf(leaf: HTMLElement): Pick<FlowLeaf, 'repeat' | 'spare'> | undefined {
  const section = leaf.closest('.jl-section')
  const title = section?.querySelector<HTMLElement>(':scope > .jl-probe > .jl-again')
  const body = section?.querySelector<HTMLElement>(':scope > .jl-body')
  if (!section || !title || !body || leaf.matches('.jl-section-title')) return undefined
  const { height } = title.getBoundingClientRect()
  if (getComputedStyle(section).display !== 'grid')
    return { repeat: height + lengthOf(getComputedStyle(body).marginTop) }
  const lower = baselineOf(title) - baselineOf(leaf)
  const rest = body.getBoundingClientRect().bottom - leaf.getBoundingClientRect().top
  return { repeat: Math.max(0, lower), spare: lower + rest - height }
}

/** Where the baseline of a first line is, but for what all fonts have in common. */
function baselineOf(element: HTMLElement): number {
  const { lineHeight, fontSize } = getComputedStyle(element)
  return Math.ceil((lengthOf(lineHeight) + lengthOf(fontSize)) / 2)
}

const lengthOf = (text: string) => Number.parseFloat(text) || 0
