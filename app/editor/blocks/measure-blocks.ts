import type { ResumeContent } from '../../../collections/resumes/schema'
import { columnOfFlow } from '../../document/layouts/column-of-flow'
import type { Layout } from '../../document/layouts/types'
import type { Area, Block, Fragment } from './block'

type Options = { pages: HTMLElement; content: ResumeContent; layout: Layout }
type Owner = Pick<Block, 'id' | 'kind' | 'section' | 'sectionKind'>
type Drawn = { area: Area; leaf: HTMLElement }

/** The blocks that are drawn, in reading order, by the texts that belong to them. */
export function measureBlocks({ pages, content, layout }: Options): Block[] {
  const owners = ownersOf(content)
  const { columns } = layout.sheet(content.config)
  const blocks = new Map<string, Block>()
  const origin = pages.getBoundingClientRect()
  const scale = origin.width / pages.offsetWidth || 1
  const areaOf = (element: Element): Area => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return {
      left: (left - origin.left) / scale,
      top: (top - origin.top) / scale,
      right: (right - origin.left) / scale,
      bottom: (bottom - origin.top) / scale,
    }
  }
  pages.querySelectorAll('.jl-page').forEach((sheet, page) => {
    for (const flow of sheet.querySelectorAll<HTMLElement>('[data-flow]')) {
      const { left, right } = areaOf(flow)
      const column = columnOfFlow({ columns, flow: flow.dataset.flow ?? '' })
      for (const leaf of flow.querySelectorAll<HTMLElement>('[data-block]')) {
        const area = areaOf(leaf)
        if (area.bottom <= area.top) continue
        const drawn = { area, leaf }
        for (const owner of owners.get(leaf.dataset.block?.split('.')[0] ?? '') ?? [])
          add({ blocks, owner, column, drawn, page, span: { left, right } })
      }
    }
  })
  return [...blocks.values()]
}

/** What the texts of an id belong to, from the outside in. */
function ownersOf(content: ResumeContent): Map<string, Owner[]> {
  const owners = new Map<string, Owner[]>()
  for (const { id: section, kind: sectionKind, items } of content.entryList) {
    const whole: Owner = { id: section, kind: 'section', section, sectionKind }
    owners.set(section, [whole])
    for (const { id, facts } of items) {
      const both: Owner[] = [whole, { id, kind: 'item', section, sectionKind }]
      for (const one of [id, ...facts.map((fact) => fact.id)]) owners.set(one, both)
    }
    if (sectionKind === 'skill')
      for (const id of ['$skill', ...content.skill.list.map((row) => row.id)]) owners.set(id, [whole])
  }
  return owners
}

type Added = {
  blocks: Map<string, Block>
  owner: Owner
  column: number
  drawn: Drawn
  page: number
  span: Fragment['column']
}

function add({ blocks, owner, column, drawn: { area, leaf }, page, span }: Added): void {
  const block = blocks.get(owner.id)
  const last = block?.fragments.at(-1)
  const begin = (): Fragment => {
    return { ...area, page, column: span, head: area, line: middleOfFirstLine(leaf, area) }
  }
  if (!block) blocks.set(owner.id, { ...owner, column, fragments: [begin()] })
  else if (last?.page !== page) block.fragments.push(begin())
  else {
    last.left = Math.min(last.left, area.left)
    last.top = Math.min(last.top, area.top)
    last.right = Math.max(last.right, area.right)
    last.bottom = Math.max(last.bottom, area.bottom)
  }
}

function middleOfFirstLine(leaf: HTMLElement, { top, bottom }: Area): number {
  const line = parseFloat(getComputedStyle(leaf).lineHeight)
  return top + Math.min(bottom - top, line || Infinity) / 2
}
