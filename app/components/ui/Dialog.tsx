import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Text } from 'react-aria-components/Text'
import { useTexts } from '~/i18n/use-texts'
import { useAboveKeys } from './above-keys'
import { CloseButton } from './CloseButton'
import { cx } from './cx'
import { UI_TEXTS } from './texts'

export type DialogProps = {
  title: string
  description?: string
  /** Left out when the dialog stands in react-aria's DialogTrigger, which opens and closes it; else it is open. */
  onClose?: () => void
  /** `alertdialog` asks about something that can't be taken back. */
  role?: 'dialog' | 'alertdialog'
  size?: 'sm' | 'md' | 'lg'
  /** False keeps it open on a click outside, when something typed would be lost. */
  isDismissable?: boolean
  /** Escape leaves it open, too: what it shows is shown once. */
  isKept?: boolean
  /** Buttons, at the end of the bottom edge. */
  footer?: ReactNode | ((options: { close: () => void }) => ReactNode)
  children?: ReactNode | ((options: { close: () => void }) => ReactNode)
}

const WIDTHS = { sm: 'sm:max-w-sm', md: 'sm:max-w-md', lg: 'sm:max-w-2xl' }

/** A dialog on wide screens, a sheet from the bottom edge on a phone. Focus goes in, stays in and comes back. */
export function Dialog(props: DialogProps) {
  const { title, description, role, size = 'md', isDismissable = true, footer, children } = props
  const t = useTexts(UI_TEXTS)
  const { onClose } = props
  useAboveKeys()
  return (
    <ModalOverlay
      {...(onClose ? { isOpen: true, onOpenChange: (isOpen) => !isOpen && onClose() } : {})}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={props.isKept ?? false}
      data-modal="box"
      className="fixed inset-0 z-50 flex items-end justify-center bg-scrim transition duration-200 ease-out data-entering:opacity-0 data-exiting:opacity-0 sm:items-center sm:px-6 sm:py-[clamp(1.5rem,11dvh,6rem)] [@media(height<800px)]:in-[body:has([data-toasts])]:pt-24"
    >
      <Modal
        className={cx(
          'flex max-h-[calc(100dvh-6rem)] w-full flex-col overflow-hidden rounded-t-sheet bg-surface text-ink shadow-dialog',
          'transition duration-400 ease-drawer data-entering:translate-y-full data-exiting:translate-y-full data-exiting:duration-200',
          'sm:max-h-full sm:rounded-card sm:duration-200 sm:ease-out sm:data-entering:translate-y-2 sm:data-exiting:translate-y-0',
          WIDTHS[size],
        )}
      >
        <AriaDialog role={role} className="flex min-h-0 flex-1 flex-col outline-none">
          {({ close }) => (
            <>
              <header className="px-6 pt-5 pb-4">
                <div className="flex items-start gap-4">
                  <Heading slot="title" className="min-w-0 flex-1 text-lg font-semibold">
                    {title}
                  </Heading>
                  <CloseButton label={t.close} onPress={close} className="-my-0.5 -me-2" />
                </div>
                {description && (
                  <Text slot="description" className="mt-1 block text-base text-pretty text-muted">
                    {description}
                  </Text>
                )}
              </header>
              <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6">
                {typeof children === 'function' ? children({ close }) : children}
              </div>
              {footer && (
                <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
                  {typeof footer === 'function' ? footer({ close }) : footer}
                </footer>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
