import { CallError } from '~/api/client'
import { saveFile } from '~/components/ui/save-file'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { EXPORT_TEXTS } from './export-texts'
import { EXPORT_RESULT_TEXTS } from './export-result-texts'
import type { ExportChoice } from './ExportMenu'
import { useAskBlank } from './use-ask-blank'

type Options = ExportChoice & {
  content: () => Promise<ResumeContent | undefined>
  make: () => Promise<readonly File[]>
}

/** Hands what an export makes to the browser's downloads, and says how it goes. Before an empty file it asks. */
export function useTellExport() {
  const { formats, failed } = useTexts(EXPORT_TEXTS)
  const texts = useTexts(EXPORT_RESULT_TEXTS)
  const askBlank = useAskBlank()
  const run = async ({ format, both = false, make }: Omit<Options, 'content'>): Promise<void> => {
    const name = formats[format]
    const begun = toast.info(texts.exporting)
    try {
      for (const file of await make()) saveFile({ file, name: file.name })
      toast.success(both ? texts.exportedBoth(name) : texts.exported(name))
    } catch (error) {
      // Of a call's failure the reader has been told.
      if (!(error instanceof CallError)) toast.error(failed)
    } finally {
      toast.dismiss(begun)
    }
  }
  return ({ content, ...options }: Options): Promise<void> =>
    askBlank({
      resumes: async () => [{ title: '', content: await content() }],
      go: () => run(options),
    })
}
