import { cx } from './cx'

/** Holds the place of what is coming; the element around it says that it is busy. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block animate-pulse rounded-control bg-sand-4', className)} />
}
