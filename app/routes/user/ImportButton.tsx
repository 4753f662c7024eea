import { lazy, Suspense, useState } from 'react'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { USER_TEXTS } from './texts'

const ImportDialog = lazy(() =>
  import('../../editor/import/ImportDialog').then((module) => ({ default: module.ImportDialog })),
)

/** Brings a resume from elsewhere; the dialog comes when it is asked for. */
export function ImportButton() {
  const t = useTexts(USER_TEXTS)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t.importResume}</Button>
      {isOpen && (
        <Suspense>
          <ImportDialog isOpen onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
