import { UserPlus } from 'lucide-react'
import { useCallback } from 'react'
import { ShareLink } from '~/session/share/ShareLink'
import { EmptyState } from '~/components/ui/EmptyState'
import { Skeleton } from '~/components/ui/Skeleton'
import { toast } from '~/components/ui/toast'
import { useCall } from '~/http/use-call'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import type { DataOf } from '~/api/engine/call-types'
import { Badge } from '~/components/ui/Badge'
import { LinkButton } from '~/components/ui/LinkButton'
import { LoadFailed } from '~/components/ui/LoadFailed'
import { MEMBERSHIP_TEXTS } from './membership-texts'
import { useDate } from './use-date'

/** The link to invite with, who came by it, and the days won. */
export function Invites() {
  const t = useTexts(MEMBERSHIP_TEXTS)
  const date = useDate()
  const code = useCall({ key: 'invite/code', fetch: useCallback(() => call('GET /invite/code', {}), []) })
  const records = useCall({
    key: 'invite/record-list',
    fetch: useCallback(() => call('GET /invite/record-list', {}), []),
  })
  const failed = [code, records].filter(({ data, error }) => error && !data)
  if (failed.length > 0) return <LoadFailed onRetry={() => failed.forEach(({ refresh }) => void refresh())} />
  if (!code.data || !records.data) return <Skeleton className="h-40 w-full rounded-card" />
  const { link, state, inviterDays, inviteeDays, expiresAt } = code.data
  const { total, daysWon, list } = records.data
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    toast.success(t.copied)
  }
  return (
    <div className="max-w-3xl">
      <section className="rounded-card bg-surface p-6 shadow-rest">
        <h2 className="text-lg font-semibold text-ink">{t.invite}</h2>
        {state === 'good' ? (
          <>
            <p className="mt-1 mb-4 text-muted">{t.inviteText(inviterDays, inviteeDays)}</p>
            {expiresAt && <p className="mb-4 text-sm text-muted">{t.linkUntil(date(expiresAt))}</p>}
            <ShareLink address={link} onCopy={() => void copy()} />
          </>
        ) : (
          <SpentCode {...code.data} />
        )}
      </section>
      <h2 className="mt-10 mb-4 text-md font-semibold text-ink">{t.invited(total, daysWon)}</h2>
      {list.length === 0 ? (
        <EmptyState icon={<UserPlus />} title={t.noInvited} text={t.noInvitedText} />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {list.map(({ name, createdAt, days }) => (
            <li key={createdAt} className="flex items-center gap-4 py-4">
              <span className="flex-1 font-semibold text-ink">{name}</span>
              <span className="text-sm text-muted tabular-nums">{date(createdAt)}</span>
              <span className="text-ink tabular-nums">{t.plusDays(days)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** In place of the link where it would give nothing: what became of the code, and what to do. */
function SpentCode({ code, state, most }: DataOf<'GET /invite/code'>) {
  const t = useTexts(MEMBERSHIP_TEXTS).spent
  const isUsedUp = state === 'used-up'
  return (
    <div className="mt-4 rounded-control bg-warning-tint p-4 shadow-rest">
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
