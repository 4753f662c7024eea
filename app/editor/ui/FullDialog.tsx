import type { LucideIcon } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useAboveKeys } from '~/components/ui/above-keys'
import { CloseButton } from '~/components/ui/CloseButton'
import { toast } from '~/components/ui/toast'
import { UI_TEXTS } from '~/components/ui/texts'
import { useTexts } from '~/i18n/use-texts'

type Props = { icon: LucideIcon; title: string; onClose: () => void; children: ReactNode }

/** A dialog as large as the window, for what shows whole pages. */
export function FullDialog({ icon: Icon, title, onClose, children }: Props) {
  const { close } = useTexts(UI_TEXTS)
  useAboveKeys()
  useEffect(() => toast.clear(), [])
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      data-modal="full"
      className="fixed inset-0 z-50 transition duration-160 data-entering:opacity-0 motion-reduce:transition-none"
    >
      <Modal className="size-full bg-surface text-ink">
        <Dialog className="flex size-full flex-col outline-none">
          {/* No landmark: a panel within may have a header of its own. */}
          <div className="flex h-12 shrink-0 items-center gap-2 border-b border-line ps-4 pe-2">
            <Icon aria-hidden className="size-4 text-muted" />
            <Heading slot="title" className="min-w-0 flex-1 truncate text-base font-semibold">
              {title}
            </Heading>
            <CloseButton label={close} size="md" onPress={onClose} />
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** What settles it, above what a phone keeps free at its lower edge. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex shrink-0 items-center justify-end gap-2 border-t border-line px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:flex-wrap">
      {children}
    </footer>
  )
}
