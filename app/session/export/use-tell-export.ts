import { CallError } from '~/api/client'
import { saveFile } from '~/components/ui/save-file'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { EXPORT_TEXTS } from './export-texts'
import type { ExportChoice } from './ExportMenu'

type Options = ExportChoice & { make: () => Promise<readonly File[]> }

/** Hands what an export makes to the browser's downloads, and says how it goes. */
export function useTellExport() {
  const texts = useTexts(EXPORT_TEXTS)
  return async ({ format, both = false, make }: Options): Promise<void> => {
    const name = texts.formats[format]
    const begun = toast.info(texts.exporting)
    try {
      for (const file of await make()) saveFile({ file, name: file.name })
      toast.success(both ? texts.exportedBoth(name) : texts.exported(name))
    } catch (error) {
      // Of a call's failure the reader has been told.
      if (!(error instanceof CallError)) toast.error(texts.failed)
    } finally {
      toast.dismiss(begun)
    }
  }
}
