import { Inbox } from 'lucide-react'
import { Badge, type BadgeTone } from '~/components/ui/Badge'
import { Button } from '~/components/ui/Button'
import { EmptyState } from '~/components/ui/EmptyState'
import { Skeleton } from '~/components/ui/Skeleton'
import { Spinner } from '~/components/ui/Spinner'
import { UI_TEXTS } from '~/components/ui/texts'
import { toast, type ToastKind } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { TEST_TEXTS } from './texts'

const TONES: BadgeTone[] = ['neutral', 'accent', 'success', 'warning', 'danger']
const KINDS: ToastKind[] = ['info', 'success', 'warning', 'error']

export function Feedback() {
  const t = useTexts(TEST_TEXTS)
  const { undo } = useTexts(UI_TEXTS)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {KINDS.map((kind) => (
          <Button key={kind} onPress={() => toast[kind](`${t.notice}: ${kind}`)}>
            {kind}
          </Button>
        ))}
        <Button onPress={() => toast.success(t.notice, { onAction: () => void toast.info(t.undone) })}>
          {undo}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="flex flex-col gap-2" aria-hidden>
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-24 w-full" />
        </div>
        <Spinner />
      </div>
      <EmptyState
        icon={<Inbox />}
        title={t.emptyTitle}
        text={t.emptyText}
        action={<Button look="primary">{t.save}</Button>}
      />
    </>
  )
}
