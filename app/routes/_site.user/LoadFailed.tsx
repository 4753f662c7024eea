import { CloudOff } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { EmptyState } from '~/components/ui/EmptyState'
import { useTexts } from '~/i18n/use-texts'
import { USER_TEXTS } from './texts'

/** In place of what did not come. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(USER_TEXTS)
  return (
    <EmptyState icon={<CloudOff />} {...t.failed} action={<Button onPress={onRetry}>{t.retry}</Button>} />
  )
}
