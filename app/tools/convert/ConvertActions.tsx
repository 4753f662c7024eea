import { Copy, Download, SquarePen } from 'lucide-react'
import { useState } from 'react'
import type { Looks } from '~/features/interchange/jianli-file'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { buttonClass } from '~/components/ui/button-class'
import { SpinnerRing } from '~/components/ui/SpinnerRing'
import { toast } from '~/components/ui/toast'
import { brought } from '~/features/interchange/import-notes'
import type { WrittenResume } from '~/features/interchange/write-resume'
import { fileNameOf } from '~/features/pdf/file-name'
import { useTexts } from '~/i18n/use-texts'
import { useSession } from '~/session/use-session'
import { TOKEN_KEY } from '~/api/client'
import { createGuestResume } from '~/features/guest-resumes/create-guest-resume'
import { call } from '~/session/client'
import { go } from '~/session/go'
import { saveBytes } from '../shell/save-bytes'
import { CONVERT_TEXTS } from './texts'

type Props = {
  content: ResumeContent
  title: string
  looks?: Looks | undefined
  target: WrittenResume | undefined
}

export function ConvertActions({ content, title, looks, target }: Props) {
  const t = useTexts(CONVERT_TEXTS)
  const isUser = useSession().status === 'user'
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    await openInEditor({ content, title, looks }).catch((error: unknown) => {
      // Calls have told of their own failures.
      if (!(error instanceof Error && error.name === 'CallError')) toast.error(t.openFailed)
    })
    setOpening(false)
  }
  const save = ({ data, type, extension }: WrittenResume) =>
    saveBytes({ data, type, name: fileNameOf({ title, extension }) })
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t.copied),
      () => toast.warning(t.copyFailed),
    )
  const { data } = target ?? {}
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          disabled={!target}
          className={buttonClass({ look: 'primary', className: 'flex-1 pointer-coarse:h-11' })}
          onClick={() => target && save(target)}
        >
          <Download aria-hidden className="size-4" />
          {t.download}
        </button>
        {typeof data === 'string' && (
          <button
            type="button"
            className={buttonClass({ className: 'pointer-coarse:h-11' })}
            onClick={() => void copy(data)}
          >
            <Copy aria-hidden className="size-4" />
            {t.copy}
          </button>
        )}
      </div>
      <button
        type="button"
        disabled={isOpening}
        className={buttonClass({ className: 'mt-2 w-full pointer-coarse:h-11' })}
        onClick={() => void open()}
      >
        {isOpening ? <SpinnerRing /> : <SquarePen aria-hidden className="size-4" />}
        {t.open}
      </button>
      <p className="mt-2 text-sm text-muted">{isUser ? t.openUser : t.openGuest}</p>
    </div>
  )
}

const SHORTEST_TOKEN = 21

type Options = { content: ResumeContent; title: string; looks?: Looks | undefined }

/** Keeps a resume where the reader's others are, in the account or in this browser, and opens it. */
async function openInEditor({ content, title, looks }: Options): Promise<void> {
  const isUser = (localStorage.getItem(TOKEN_KEY)?.length ?? 0) >= SHORTEST_TOKEN
  const named = title.trim() || content.title
  const id = isUser
    ? await call('POST /resume/create', { input: { title: named, content, ...looks } })
    : await createGuestResume({ title: named, templateCode: '', content, ...looks })
  brought.id = id
  go(`/editor/${id}`)
}
