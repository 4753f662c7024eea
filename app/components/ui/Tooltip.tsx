import { cloneElement, useEffect, type ReactElement } from 'react'
import { TOOLTIP, TOOLTIP_KEYS, watchTooltips } from './watch-tooltips'

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
  useEffect(watchTooltips, [])
  return isDisabled ? children : cloneElement(children, { [TOOLTIP]: text, [TOOLTIP_KEYS]: shortcut })
}
