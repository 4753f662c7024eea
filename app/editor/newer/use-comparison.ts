import { useEffect, useMemo, useState } from 'react'
import type { DrawnPages } from '../history/MarkedPages'
import type { Drawn } from '../history/version'
import { keepInStep } from '../twin/keep-in-step'
import { composeDocument } from '../../document/layouts/compose-document'
import { getLayout } from '../../document/layouts/registry'
import { leafText } from '../../document/model/leaf-text'
import { listLeaves } from '../../document/model/list-leaves'
import { hasItalics } from '../../document/style/font-families'
import type { Mark } from '../history/Marks'
import { measureLines } from '../../document/pagination/measure-lines'
import type { PagePlan } from '../../document/pagination/types'

/** Both versions once they are drawn: what differs between them, and the two scrolled in step. */
export function useComparison({ now, newer }: { now: Drawn; newer: Drawn }) {
  const [left, setLeft] = useState<DrawnPages>()
  const [right, setRight] = useState<DrawnPages>()
  const settings = useMemo(
    () =>
      left &&
      right && { now: settingOfPages(left), newer: settingOfPages(right), isMoved: isMoved(left, right) },
    [left, right],
  )
  const { marks, broken } = useMemo(() => differences({ now, newer, settings }), [now, newer, settings])
  useEffect(() => {
    if (left && right) return keepInStep([scrolledBy(left), scrolledBy(right)])
  }, [left, right])
  return {
    marks,
    broken,
    isDrawn: settings !== undefined,
    isMoved: settings?.isMoved ?? false,
    now: { pages: left?.planned.plan.pages.length, onDrawn: setLeft },
    newer: { pages: right?.planned.plan.pages.length, onDrawn: setRight },
  }
}

const settingOfPages = ({ galley, planned }: DrawnPages) => settingOf({ galley, plan: planned.plan })

/** A thousandth of a page's width, which is less than a pixel. */
const STILL = 0.001

/** Whether anything stands elsewhere on the pages or is of another size, a line or a photo too. */
function isMoved(left: DrawnPages, right: DrawnPages): boolean {
  const [before, after] = [placesOn(left), placesOn(right)]
  return before.length !== after.length || before.some((at, i) => Math.abs(at - (after[i] ?? 0)) > STILL)
}

/** Where everything on the pages stands, in widths of a page. */
function placesOn({ sheets }: DrawnPages): number[] {
  const origin = sheets.getBoundingClientRect()
  return Array.from(sheets.querySelectorAll('.jl-page *')).flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left - origin.left, top - origin.top, width, height].map((at) => at / origin.width)
  })
}

const scrolledBy = ({ scroller, sheets }: DrawnPages) => ({
  scroller,
  blocks: () => Array.from(sheets.querySelectorAll<HTMLElement>('[data-block]')),
})

type Options = { now: Drawn; newer: Drawn; settings: { now: Setting; newer: Setting } | undefined }

/**
 * Texts that the newer version sets otherwise, in reading order: `added` where italics come in, `changed` where lines break
 * elsewhere or stand on another page. How they break is known once both are drawn; `broken` counts those with italics, too.
 */
function differences({ now, newer, settings }: Options): { marks: Mark[]; broken: number } {
  const { layout, layoutVersion, content } = newer
  const gainsItalics = !hasItalics(now.content.config.font) && hasItalics(content.config.font)
  const flows = composeDocument({ content, layout: getLayout(layout, layoutVersion) })
  let broken = 0
  const marks = listLeaves(Object.values(flows).flat()).flatMap(({ leaf }): Mark[] => {
    const { id } = leaf
    const text = leafText(leaf).trim()
    const isBroken = settings?.now.get(id) !== settings?.newer.get(id)
    if (isBroken) broken += 1
    if (gainsItalics && leaf.runs.some(({ italic }) => italic)) return [{ id, text, kind: 'added' }]
    return isBroken ? [{ id, text, kind: 'changed' }] : []
  })
  return { marks, broken }
}

/** How a text is set: on which pages it stands and where its lines begin; equal words say it is set alike. */
type Setting = Map<string, string>

/** How each block of a document is set, read from the galley that its pages were planned from. */
function settingOf({ galley, plan }: { galley: HTMLElement; plan: PagePlan }): Setting {
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
