import { History, X } from 'lucide-react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '~/components/ui/Button'
import { EmptyState } from '~/components/ui/EmptyState'
import { IconButton } from '~/components/ui/IconButton'
import { UI_TEXTS } from '~/components/ui/texts'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { useSignIn } from '../shell/use-sign-in'
import { Alone } from './Alone'
import { HISTORY_TEXTS } from './history-texts'
import { Versions } from './Versions'

/** The versions of the resume over the whole editor, which goes on behind it. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  const texts = useTexts(HISTORY_TEXTS)
  const { close } = useTexts(UI_TEXTS)
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-0 z-50 transition duration-160 data-entering:opacity-0 motion-reduce:transition-none"
    >
      <Modal className="size-full bg-surface text-ink">
        <Dialog className="flex size-full flex-col outline-none">
          <header className="flex h-12 shrink-0 items-center gap-2 border-b border-line ps-4 pe-2">
            <History aria-hidden className="size-4 text-muted" />
            <Heading slot="title" className="min-w-0 flex-1 truncate text-base font-semibold">
              {texts.history}
            </Heading>
            <IconButton label={close} size="md" onPress={onClose}>
              <X aria-hidden className="size-4" />
            </IconButton>
          </header>
          {editor.guest ? <Guest onClose={onClose} /> : <Versions onClose={onClose} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
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
