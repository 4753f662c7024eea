import { measureLines } from '../../document/pagination/measure-lines'
import type { PagePlan } from '../../document/pagination/types'

/** How a text is set: on which pages it stands and where its lines begin; equal words say it is set alike. */
export type Setting = Map<string, string>

/** How each block of a document is set, read from the galley that its pages were planned from. */
export function settingOf({ galley, plan }: { galley: HTMLElement; plan: PagePlan }): Setting {
  const drawn = new Map<string, HTMLElement>()
  for (const flow of galley.querySelectorAll<HTMLElement>('[data-flow]'))
    for (const block of flow.querySelectorAll<HTMLElement>('[data-block]'))
      drawn.set(`${flow.dataset.flow} ${block.dataset.block}`, block)
  const setting: Setting = new Map()
  plan.pages.forEach(({ flows }, page) => {
    for (const [flow, slices] of Object.entries(flows))
      for (const { block } of slices) {
        const element = drawn.get(`${flow} ${block}`)
        const before = setting.get(block) ?? (element ? breaksOf(element) : '')
        setting.set(block, `${before} on ${page}`)
      }
  })
  return setting
}

function breaksOf(element: HTMLElement): string {
  const { count, start } = measureLines(element)
  return Array.from({ length: count - 1 }, (_, line) => start(line + 1)).join()
}
