import { useState } from 'react'
import { latePart } from '~/components/late/late-part'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { USER_TEXTS } from './texts'

const ImportDialog = latePart(async () => (await import('../../editor/import/ImportDialog')).ImportDialog, {
  close: ({ onOpenChange }) => onOpenChange(false),
})

/** Brings a resume from elsewhere; the dialog comes when it is asked for. */
export function ImportButton() {
  const t = useTexts(USER_TEXTS)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t.importResume}</Button>
      {isOpen && <ImportDialog isOpen onOpenChange={setOpen} />}
    </>
  )
}
