import { useCallback } from 'react'
import { useCall } from '~/http/use-call'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { ACCOUNT_TEXTS } from './account-texts'

/** How much of the account's room is taken; the line has its place before the answer. */
export function Storage() {
  const t = useTexts(ACCOUNT_TEXTS).data
  const locale = useLocale()
  const { data } = useCall({
    key: 'user/storage',
    fetch: useCallback(() => call('GET /user/storage', {}), []),
  })
  const megabytes = (bytes: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
      bytes / 1_000_000,
    )
  return (
    <p className="mt-3 min-h-5 text-sm text-muted tabular-nums">
      {data && t.room(megabytes(data.used), megabytes(data.limit))}
    </p>
  )
}
