/** Box and motion of menus and popovers. Opened by keyboard they appear at once (no pointer was near: no need to show where from). */
export const POPOVER =
  'rounded-menu bg-float text-ink shadow-float outline-none transition duration-160 ease-out origin-(--trigger-anchor-point) ' +
  'data-entering:opacity-0 data-entering:scale-[0.97] data-exiting:opacity-0'

export const OPTION =
  'flex min-h-8 cursor-default items-center gap-2 rounded-control px-2 py-1 text-base text-ink no-underline outline-none ' +
  'data-hovered:bg-hover data-focused:bg-hover data-pressed:bg-pressed data-disabled:opacity-45 ' +
  'data-focus-visible:shadow-[inset_0_0_0_2px_var(--focus)] pointer-coarse:min-h-11'
