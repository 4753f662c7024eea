import { cx } from './cx'
import type { ControlSize } from './button-class'

const SIZES: Record<ControlSize, string> = {
  // 16 px under a finger: below that iOS zooms into the page.
  sm: 'min-h-8 px-2 text-sm pointer-coarse:min-h-11 pointer-coarse:text-md',
  md: 'min-h-9 px-3 text-base pointer-coarse:min-h-11 pointer-coarse:text-md',
  lg: 'min-h-11 px-3 text-md',
}

/** The box of everything one types into or picks from; works for native inputs, too. */
export function fieldClass({
  size = 'md',
  className,
}: { size?: ControlSize; className?: string } = {}): string {
  return cx(
    'w-full min-w-0 rounded-control border border-input bg-surface text-ink transition',
    'hover:not-disabled:border-sand-10 disabled:bg-subtle disabled:opacity-60',
    'focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus',
    'aria-invalid:border-danger data-invalid:border-danger aria-invalid:focus:outline-danger',
    SIZES[size],
    className,
  )
}
