import type { createClient } from '~/api/client'
import { loadTwice } from '~/components/late/load-twice'
import type { GuestResume } from '~/features/guest-resumes/guest-resume'
import { fileNameOf } from '~/features/pdf/file-name'
import { shownTitle } from '../../../collections/resumes/title-of'
import { isPicture, type ExportFormat } from './export-formats'
import { pictureOfPdf } from './picture-of-pdf'
import { readBackNote, type ReadBackNote } from './read-back-note'

type Options = {
  download: ReturnType<typeof createClient>['download']
  resume: Pick<GuestResume, 'title' | 'layout' | 'layoutVersion' | 'content'>
  format: ExportFormat
  /** Who calls tells of failures. */
  ignoreToast?: boolean
  /** Told of a PDF. */
  onRead?: ((note: ReadBackNote) => void) | undefined
}

/**
 * The file of a guest's resume: written in the browser, the PDF printed from what comes with the request and pictures drawn of
 * that. Throws CallError, or whatever kept the browser from writing.
 */
export async function guestExport(options: Options): Promise<File> {
  const { download, resume, format, ignoreToast = false, onRead } = options
  const { title, layout, layoutVersion, content } = resume
  if (format === 'pdf' || isPicture(format)) {
    const input = { title, layout, layoutVersion, content }
    const onHeaders = (headers: Headers) => {
      const note = readBackNote({ id: '', headers })
      if (note && format === 'pdf') onRead?.(note)
    }
    const pdf = await download('POST /puppeteer/guest-pdf', { input, ignoreToast, onHeaders })
    return isPicture(format) ? pictureOfPdf({ pdf, format }) : pdf
  }
  const { writeResume } = await loadTwice(() => import('~/features/interchange/write-resume'))
  const { data, type, extension } = await writeResume({ looks: { layout, layoutVersion }, content, format })
  return new File([data], fileNameOf({ title: shownTitle({ title, content }), extension }), { type })
}
