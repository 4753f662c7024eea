import { cx } from '~/components/ui/cx'
import { SIGNS, type Mark } from './Marks'

/** The sign of a kind of mark, as it stands on the page. */
export function MarkSign({ kind }: Pick<Mark, 'kind'>) {
  return (
    <span
      aria-hidden
      className={cx('w-4 shrink-0 rounded-full text-center text-xs font-bold text-white', GROUNDS[kind])}
    >
      {SIGNS[kind]}
    </span>
  )
}

/** Those of the marks. */
const GROUNDS = { added: 'bg-[#18794e]', changed: 'bg-[#3a5bc7]', removed: 'bg-[#c62a2f]' }
