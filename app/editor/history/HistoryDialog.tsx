import { History } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { EmptyState } from '~/components/ui/EmptyState'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { useSignIn } from '../shell/use-sign-in'
import { FullDialog } from '../ui/FullDialog'
import { Alone } from './Alone'
import { HISTORY_TEXTS } from './history-texts'
import { Versions } from './Versions'

/** The versions of the resume over the whole editor, which goes on behind it. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  const texts = useTexts(HISTORY_TEXTS)
  return (
    <FullDialog icon={History} title={texts.history} onClose={onClose}>
      {editor.guest ? <Guest onClose={onClose} /> : <Versions onClose={onClose} />}
    </FullDialog>
  )
}

function Guest({ onClose }: { onClose: () => void }) {
  const texts = useTexts(HISTORY_TEXTS)
  const signIn = useSignIn()
  const start = () => {
    onClose()
    signIn('history')
  }
  return (
    <Alone>
      <EmptyState
        icon={<History />}
        title={texts.guest}
        text={texts.guestText}
        action={
          <Button look="primary" onPress={start}>
            {texts.signIn}
          </Button>
        }
      />
    </Alone>
  )
}
