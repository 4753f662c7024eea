import { CloudOff } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { EmptyState } from '~/components/ui/EmptyState'
import { useTexts } from '~/i18n/use-texts'
import { HISTORY_TEXTS } from './history-texts'

/** What could not be read, to be asked for once more. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts(HISTORY_TEXTS)
  return (
    <EmptyState
      icon={<CloudOff />}
      title={texts.failed}
      text={texts.failedText}
      action={
        <Button look="primary" onPress={onRetry}>
          {texts.retry}
        </Button>
      }
    />
  )
}
