import { CallError } from '~/api/client'
import { loadTwice } from '~/components/late/load-twice'
import { saveFile } from '~/components/ui/save-file'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { BLANK_TEXTS } from './blank-texts'
import { EXPORT_TEXTS } from './export-texts'
import type { ExportChoice } from './ExportMenu'

type Options = ExportChoice & {
  content: () => Promise<ResumeContent | undefined>
  make: () => Promise<readonly File[]>
}

/** Hands what an export makes to the browser's downloads, and says how it goes. Before an empty file it asks. */
export function useTellExport() {
  const texts = useTexts(EXPORT_TEXTS)
  const asked = useTexts(BLANK_TEXTS)
  const run = async ({ format, both = false, make }: Options): Promise<void> => {
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
  return async (options: Options): Promise<void> => {
    if (await isBlank(options).catch(() => false))
      toast.warning(asked.blank, { label: asked.anyway, onAction: () => void run(options) })
    else await run(options)
  }
}

async function isBlank({ content }: Options): Promise<boolean> {
  const [{ isBlankContent }, found] = await Promise.all([
    loadTwice(() => import('../../../collections/resumes/is-blank-content')),
    content(),
  ])
  return found !== undefined && isBlankContent(found)
}
