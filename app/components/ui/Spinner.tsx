import { cx } from './cx'
import { SpinnerRing } from './SpinnerRing'

/** Says "loading..." in both languages; shown late, so that what is quick does not flicker. */
export function Spinner({ className }: { className?: string }) {
  return (
    <div
      role="status"
      className={cx('flex animate-appear-late items-center justify-center gap-3 p-8 text-muted', className)}
    >
      <SpinnerRing />
      <span lang="en">loading...</span>
    </div>
  )
}
