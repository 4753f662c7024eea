import { History } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '~/components/ui/Button'
import { EmptyState } from '~/components/ui/EmptyState'
import { Skeleton } from '~/components/ui/Skeleton'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { SentButton } from '../parts/SentButton'
import { askOf, loadHistory, nameOfAsk, openTask } from '../run/load-history'
import { tabOf, type TaskSummary } from '../run/session'
import { useAssistant } from '../run/use-assistant'
import { SETTINGS_TEXTS } from '../texts/settings-texts'

/** The tasks of this resume, newest first; each can be opened again with all that it said. */
export function HistoryView() {
  const texts = useTexts(SETTINGS_TEXTS)
  const { editor, session, state } = useAssistant()
  useEffect(() => void loadHistory({ session, editor }), [session, editor])
  const { history } = state
  if (editor.guest || history?.length === 0)
    return <EmptyState icon={<History />} title={texts.noTasks} text={texts.noTasksText} />
  if (!history) return <Skeleton className="h-40" />
  return (
    <ol className="space-y-2">
      {history.map((task) => (
        <TaskRow key={task.taskId} task={task} />
      ))}
    </ol>
  )
}

function TaskRow({ task }: { task: TaskSummary }) {
  const locale = useLocale()
  const texts = useTexts(SETTINGS_TEXTS)
  const { editor, session } = useAssistant()
  const when = new Date(task.createdAt)
  const name = nameOfAsk({ ask: askOf(task), editor })
  const open = () => {
    session.update(() => ({ view: 'tabs', tab: tabOf(task.kind) }))
    const wantedRun = openTask({ session, editor, task })
    session.update(() => ({ wantedRun }))
  }
  return (
    <li className="rounded-menu border border-line bg-surface p-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1 text-sm">
          <p className="truncate font-semibold text-ink">{name}</p>
          <p className="text-muted tabular-nums">
            <time dateTime={task.createdAt}>
              {when.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            {' · '}
            {task.fault ?? texts.states[task.status]}
          </p>
        </div>
        <Button size="sm" aria-label={texts.openNamed(name)} onPress={open}>
          {texts.open}
        </Button>
      </div>
      <SentButton taskId={task.taskId} />
    </li>
  )
}
