import { ChevronRight, EyeOff } from 'lucide-react'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { FORM_TEXTS } from '../texts/form-texts'

type Props = {
  title: string
  detail?: string
  isOpen: boolean
  hidden: boolean
  /** A section's head is heavier than an item's. */
  level: 'section' | 'item'
  controls: string
  onToggle: (byKeys: boolean) => void
}

/** The line that folds a section or an item open. */
export function FoldHead({ title, detail, isOpen, hidden, level, controls, onToggle }: Props) {
  const texts = useTexts(FORM_TEXTS)
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      // A click that no pointer made counts none.
      onClick={({ detail }) => onToggle(detail === 0)}
      className="flex min-h-8 min-w-0 flex-1 items-center gap-1.5 rounded-control pe-1 text-start hover:bg-hover pointer-coarse:min-h-11"
    >
      <ChevronRight
        aria-hidden
        className={cx('size-4 shrink-0 text-muted transition-transform duration-160', isOpen && 'rotate-90')}
      />
      <span className={cx('min-w-0 flex-1', hidden && 'opacity-60')}>
        <span className={cx('block truncate text-sm text-ink', level === 'section' && 'font-semibold')}>
          {title}
        </span>
        {detail ? <span className="block truncate text-xs text-muted">{detail}</span> : null}
      </span>
      {hidden ? (
        <span className="flex shrink-0 items-center text-muted">
          <EyeOff aria-hidden className="size-4" />
          <span className="sr-only">{texts.hidden}</span>
        </span>
      ) : null}
    </button>
  )
}
