import type { ReactNode } from 'react'
import { cx } from '~/components/ui/cx'

/**
 * A sheet lying in a tray, its foot cut off by the tray's edge: how a resume or template looks in any list. Inside an
 * element with the class `group` the sheet rises a little under the pointer. `children` is a picture of a page;
 * `over` lies on top of all.
 */
export function PaperTray(props: {
  children: ReactNode
  over?: ReactNode
  dimmed?: boolean
  className?: string
}) {
  return (
    <span
      className={cx(
        'relative block aspect-[5/6] overflow-hidden rounded-card bg-hover shadow-[inset_0_0_0_1px_var(--sand-4)]',
        'transition duration-160 group-hover:bg-pressed',
        props.className,
      )}
    >
      <span className={cx('block px-[10%] pt-[10%]', props.dimmed && 'opacity-50 grayscale')}>
        <span className="paper-sheet block overflow-hidden rounded-[3px] bg-white transition duration-240 ease-out group-hover:-translate-y-1 group-focus-visible:-translate-y-1">
          {props.children}
        </span>
      </span>
      {props.over}
    </span>
  )
}
