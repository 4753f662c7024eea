import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { benefitLines, type Entitlements } from '../../../collections/membership/benefits'
import { Badge } from '~/components/ui/Badge'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { VIP_TEXTS } from './texts'

type Props = {
  name: string
  line: string
  price: string
  period: string
  entitlements: Entitlements
  hasAssistant: boolean
  isCurrent: boolean
  action?: ReactNode
}

/** A plan: name, price with its period, what it gives, the button at the bottom edge. */
export function PlanCard(props: Props) {
  const { name, line, price, period, entitlements, hasAssistant, isCurrent, action } = props
  const t = useTexts(VIP_TEXTS)
  const without = hasAssistant ? [] : (['aiTasksPerDay'] as const)
  const gives = [t.exports, ...benefitLines({ entitlements, language: useLocale(), without })]
  return (
    <li className="flex flex-col rounded-card bg-surface p-6 shadow-rest">
      <div className="flex items-center gap-2">
        <h2 className="text-lg font-semibold text-ink">{name}</h2>
        {isCurrent && <Badge tone="accent">{t.current}</Badge>}
      </div>
      <p className="mt-1 text-sm text-muted">{line}</p>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="text-3xl font-bold text-ink tabular-nums">{price}</span>
        <span className="text-sm text-muted">/ {period}</span>
      </p>
      <ul className="mt-6 flex flex-1 flex-col gap-2 text-base text-ink">
        {gives.map((text) => (
          <li key={text} className="flex items-start gap-2">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-link" />
            {text}
          </li>
        ))}
      </ul>
      {action && <div className="mt-6">{action}</div>}
    </li>
  )
}
