import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { cx } from '~/components/ui/cx'
import type { AtsCheck } from '~/features/ats/check-lines'
import { useTexts } from '~/i18n/use-texts'
import { ATS_TEXTS } from './texts'

const ICONS = { problem: CircleX, warning: CircleAlert, good: CircleCheck }
const TINTS = { problem: 'text-danger', warning: 'text-warning', good: 'text-success' }

export function CheckList({ checks }: { checks: AtsCheck[] }) {
  const t = useTexts(ATS_TEXTS)
  return (
    <ul className="mt-4 space-y-3">
      {checks.map(({ id, kind, values }) => {
        const Icon = ICONS[kind]
        const { title, how }: { title: string | ((...values: string[]) => string); how: string } =
          t.checks[id]
        return (
          <li key={id} className="flex gap-3 rounded-menu bg-surface p-3 shadow-rest">
            <Icon aria-hidden className={cx('mt-0.5 size-4 shrink-0', TINTS[kind])} />
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="text-base text-ink">
                <span className="sr-only">{t.kinds[kind]} </span>
                {typeof title === 'string' ? title : title(...values)}
              </p>
              {how && <p className="mt-1 text-sm text-muted">{how}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
