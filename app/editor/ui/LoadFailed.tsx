import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/components/ui/Button'
import { EmptyState } from '~/components/ui/EmptyState'

type Props = {
  texts: { failed: string; failedText: string; retry: string }
  onRetry: () => void
  icon?: ReactNode
}

/** What could not be read, to be asked for once more. */
export function LoadFailed({ texts, onRetry, icon = <CloudOff /> }: Props) {
  return (
    <EmptyState
      icon={icon}
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
