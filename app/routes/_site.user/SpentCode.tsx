import type { DataOf } from '~/api/engine/call-types'
import { Badge } from '~/components/ui/Badge'
import { LinkButton } from '~/components/ui/LinkButton'
import { useTexts } from '~/i18n/use-texts'
import { MEMBERSHIP_TEXTS } from './membership-texts'

/** In place of the link where it would give nothing: what became of the code, and what to do. */
export function SpentCode({ code, state, most }: DataOf<'GET /invite/code'>) {
  const t = useTexts(MEMBERSHIP_TEXTS).spent
  const isUsedUp = state === 'used-up'
  return (
    <div className="mt-4 rounded-control bg-warning-tint p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <s className="font-semibold tracking-widest text-muted">{code}</s>
        <Badge tone="warning">{isUsedUp ? t.usedUp : t.off}</Badge>
      </p>
      <p className="mt-2 text-ink">{isUsedUp ? t.usedUpText(most) : t.offText}</p>
      {isUsedUp ? (
        <LinkButton to="/vip" className="mt-4">
          {t.plans}
        </LinkButton>
      ) : (
        <LinkButton to="/feedback" className="mt-4">
          {t.ask}
        </LinkButton>
      )}
    </div>
  )
}
