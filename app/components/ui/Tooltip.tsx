import { cloneElement, useEffect, type ReactElement } from 'react'
import { TOOLTIP, TOOLTIP_KEYS } from './tooltip-attributes'

/** Shown after resting on or focusing its one child, which must be focusable. Never the only place of a fact. */
export function Tooltip(props: {
  text: string
  shortcut?: string
  /** There is nothing to say now. */
  isDisabled?: boolean
  /** Passes its `data-` attributes on. */
  children: ReactElement<Record<string, unknown>>
}) {
  const { text, shortcut, isDisabled = false, children } = props
  useEffect(watchOnce, [])
  return isDisabled ? children : cloneElement(children, { [TOOLTIP]: text, [TOOLTIP_KEYS]: shortcut })
}

let watching: Promise<void> | undefined

/** What shows tooltips comes once something is there that has one, after all that one writes with. */
function watchOnce(): void {
  watching ??= import('./watch-tooltips').then(
    ({ watchTooltips }) => watchTooltips(),
    // without a connection the next one asks again
    () => void (watching = undefined),
  )
}
