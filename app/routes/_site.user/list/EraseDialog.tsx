import { useState } from 'react'
import { Button } from '~/components/ui/Button'
import { Dialog } from '~/components/ui/Dialog'
import { useTexts } from '~/i18n/use-texts'
import { LIST_TEXTS } from './texts'

type Props = {
  /** how many there are to delete */
  count: number
  /** of the only one; null for all that is in the trash */
  title: string | null
  onErase: () => Promise<void>
  onClose: () => void
}

/** Asks before something is deleted for good. */
export function EraseDialog({ count, title, onErase, onClose }: Props) {
  const t = useTexts(LIST_TEXTS).erase
  const [isBusy, setBusy] = useState(false)
  const erase = async () => {
    setBusy(true)
    await onErase()
    onClose()
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="sm"
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={title === null ? t.titleAll(count) : t.titleOne(title)}
      description={t.text}
      footer={
        <>
          <Button autoFocus onPress={onClose}>
            {t.cancel}
          </Button>
          <Button look="danger" isPending={isBusy} onPress={() => void erase()}>
            {t.do(count)}
          </Button>
        </>
      }
    />
  )
}
