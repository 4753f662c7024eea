import { useEffect, useMemo, useState } from 'react'
import type { DrawnPages } from '../history/MarkedPages'
import type { Drawn } from '../history/version'
import { keepInStep } from '../twin/keep-in-step'
import { differences } from './differences'
import { settingOf } from './setting-of'

/** Both versions once they are drawn: what differs between them, and the two scrolled in step. */
export function useComparison({ now, newer }: { now: Drawn; newer: Drawn }) {
  const [left, setLeft] = useState<DrawnPages>()
  const [right, setRight] = useState<DrawnPages>()
  const settings = useMemo(
    () => left && right && { now: settingOfPages(left), newer: settingOfPages(right) },
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
    now: { pages: left?.planned.plan.pages.length, onDrawn: setLeft },
    newer: { pages: right?.planned.plan.pages.length, onDrawn: setRight },
  }
}

const settingOfPages = ({ galley, planned }: DrawnPages) => settingOf({ galley, plan: planned.plan })

const scrolledBy = ({ scroller, sheets }: DrawnPages) => ({
  scroller,
  blocks: () => Array.from(sheets.querySelectorAll<HTMLElement>('[data-block]')),
})
