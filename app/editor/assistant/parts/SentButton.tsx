import { useEffect, useState } from 'react'
import { Button } from '~/components/ui/Button'
import { Dialog } from '~/components/ui/Dialog'
import { Skeleton } from '~/components/ui/Skeleton'
import { useTexts } from '~/i18n/use-texts'
import type { DataOf } from '~/api/engine/call-types'
import { editorClient } from '../../session/editor-client'
import { PANEL_TEXTS } from '../texts/panel-texts'

type Sent = DataOf<'GET /ai/task/info/{id}'>['sent']

/** Shows all of what a task told the AI service. */
export function SentButton({ taskId }: { taskId: string }) {
  const texts = useTexts(PANEL_TEXTS)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" look="ghost" className="-ms-3 font-normal text-muted" onPress={() => setOpen(true)}>
        {texts.sent}
      </Button>
      {isOpen ? (
        <Dialog title={texts.sentTitle} description={texts.sentText} size="lg" onClose={() => setOpen(false)}>
          <SentTexts taskId={taskId} />
        </Dialog>
      ) : null}
    </>
  )
}

function SentTexts({ taskId }: { taskId: string }) {
  const texts = useTexts(PANEL_TEXTS)
  const [sent, setSent] = useState<Sent>()
  useEffect(() => {
    const control = new AbortController()
    editorClient()
      .call('GET /ai/task/info/{id}', { params: { id: taskId }, signal: control.signal })
      .then((task) => setSent(task.sent))
      // The call has told.
      .catch(() => undefined)
    return () => control.abort()
  }, [taskId])
  if (!sent) return <Skeleton className="h-40" />
  if (sent.length === 0) return <p className="text-muted">{texts.sentNothing}</p>
  const roles = new Map(Object.entries<string>(texts.roles))
  return (
    <ol className="space-y-4">
      {sent.map(({ role, content }, index) => (
        <li key={index}>
          <h3 className="text-xs font-semibold text-muted">{roles.get(role) ?? role}</h3>
          <p className="mt-1 rounded-control bg-subtle p-3 text-sm break-words whitespace-pre-wrap">
            {content}
          </p>
        </li>
      ))}
    </ol>
  )
}
