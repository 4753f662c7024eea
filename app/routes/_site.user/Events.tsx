import { useCallback, useState } from 'react'
import type { DataOf } from '~/api/engine/call-types'
import { SECURITY_TEXTS } from '~/session/account/security-texts'
import { Button } from '~/components/ui/Button'
import { Skeleton } from '~/components/ui/Skeleton'
import { useCall } from '~/http/use-call'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { useDate } from './use-date'

type Event = DataOf<'POST /user/events'>['list'][number]
const FIRST = 5
const MORE = 50

/** What happened to the account, newest first: five lines, then more when they are asked for. */
export function Events() {
  const t = useTexts(SECURITY_TEXTS).events
  const [pageSize, setPageSize] = useState(FIRST)
  const { data } = useCall({
    key: `user/events/${pageSize}`,
    fetch: useCallback(() => call('POST /user/events', { input: { pageNum: 1, pageSize } }), [pageSize]),
  })
  if (!data) return <Skeleton className="h-60 w-full" />
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {data.list.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </ul>
      {data.total > data.list.length && pageSize === FIRST && (
        <Button className="mt-4" onPress={() => setPageSize(MORE)}>
          {t.more}
        </Button>
      )}
    </>
  )
}

function Row({ event }: { event: Event }) {
  const t = useTexts(SECURITY_TEXTS).events
  const date = useDate()
  const { kind, detail, device, network, at } = event
  const way = Object.entries(t.ways).find(([name]) => name === detail)?.[1] ?? detail
  return (
    <li className="py-2">
      <p className="text-ink">{[t.kinds[kind], way].filter(Boolean).join(' · ')}</p>
      <p className="text-sm break-words text-muted tabular-nums">
        {[date(at), device || t.unknown, network].filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}
