import { cx } from './cx'

export type ButtonLook = 'primary' | 'secondary' | 'ghost' | 'accent' | 'danger'
/** 32 px in the editor, 36 in dialogs and pages; all of them 44 for a finger. */
export type ControlSize = 'sm' | 'md' | 'lg'

const BASE =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap select-none ' +
  'no-underline transition active:not-disabled:scale-[0.98] disabled:opacity-50 aria-disabled:opacity-50 data-pending:cursor-progress ' +
  'data-pending:opacity-70'

const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-primary text-on-primary hover:not-disabled:opacity-88 active:not-disabled:opacity-80',
  secondary:
    'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--sand-7)] hover:not-disabled:bg-hover ' +
    'hover:not-disabled:shadow-[inset_0_0_0_1px_var(--sand-8)] active:not-disabled:bg-pressed',
  ghost:
    'text-ink hover:not-disabled:bg-hover active:not-disabled:bg-pressed aria-expanded:bg-hover ' +
    'aria-pressed:bg-accent-tint aria-pressed:text-link',
  accent: 'bg-accent text-white hover:not-disabled:bg-[#3358d4] active:not-disabled:bg-[#2f4fc0]',
  danger:
    'bg-danger-solid text-white hover:not-disabled:bg-danger-solid-hover active:not-disabled:opacity-90',
}

const SIZES: Record<ControlSize, string> = {
  sm: 'h-8 px-3 text-sm pointer-coarse:h-11',
  md: 'h-9 px-4 text-base pointer-coarse:h-11',
  lg: 'h-11 px-5 text-base',
}

const SQUARES: Record<ControlSize, string> = {
  sm: 'size-8 pointer-coarse:size-11',
  md: 'size-9 pointer-coarse:size-11',
  lg: 'size-11',
}

/** The classes of everything that looks like a button: our Button, links and native buttons of pages without script. */
export function buttonClass({
  look = 'secondary',
  size = 'md',
  square,
  className,
}: { look?: ButtonLook; size?: ControlSize; square?: boolean; className?: string } = {}): string {
  return cx(BASE, LOOKS[look], square ? SQUARES[size] : SIZES[size], className)
}
