import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { Button } from './Button'
import { EmptyState } from './EmptyState'
import { UI_TEXTS } from './texts'

type Props = { texts?: { failed: string; failedText: string }; icon?: ReactNode; onRetry: () => void }

/** In place of what did not come, to be asked for once more. */
export function LoadFailed({ texts, icon = <CloudOff />, onRetry }: Props) {
  const t = useTexts(UI_TEXTS)
  const { failed, failedText } = texts ?? t
  const action = <Button onPress={onRetry}>{t.retry}</Button>
  return <EmptyState icon={icon} title={failed} text={failedText} action={action} />
}

/** The same in a line, of what stands among other things. */
export function LineFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTexts(UI_TEXTS)
  return (
    <p role="alert" className="mb-3 flex items-center gap-3 text-base text-danger">
      {text}
      <Button size="sm" onPress={onRetry}>
        {t.retry}
      </Button>
    </p>
  )
}
