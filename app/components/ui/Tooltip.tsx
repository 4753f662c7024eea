import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'

/** Shown after resting on or focusing its one child, which must be focusable. Never the only place of a fact. */
export function Tooltip(props: {
  text: string
  shortcut?: string
  /** There is nothing to say now. */
  isDisabled?: boolean
  children: ReactNode
}) {
  return (
    <TooltipTrigger delay={500} closeDelay={100} isDisabled={props.isDisabled ?? false}>
      {props.children}
      <AriaTooltip
        offset={8}
        className="flex items-center gap-2 rounded-control bg-sand-12 px-2 py-1 text-xs text-sand-1 transition duration-160 ease-out data-entering:opacity-0 data-exiting:opacity-0"
      >
        {props.text}
        {props.shortcut && <kbd className="font-sans opacity-70">{props.shortcut}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
