import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { downloadPdf } from './download-pdf'
import { tellOfSample } from './tell-of-sample'
import { useSignIn, type Intent } from './use-sign-in'

export type DialogName = 'share' | 'palette' | 'shortcuts'
export type Dialogs = {
  share: () => void
  download: () => void
  isDownloading: boolean
  /** The one that is open; each is loaded when first opened. */
  shown: DialogName | undefined
  open: (name: DialogName) => void
  close: () => void
}

type Options = {
  openAssistant: () => void
  /** Brings the forms into sight. */
  showContent: () => void
}

/** Sharing and download. A guest signs in to share, and may download without. */
export function useEditorDialogs({ openAssistant, showContent }: Options): Dialogs {
  const editor = useEditor()
  const texts = useTexts(SHELL_TEXTS)
  const signIn = useSignIn()
  const [shown, setShown] = useState<DialogName>()
  const [isDownloading, setDownloading] = useState(false)
  const share = () => (editor.guest ? signIn('share') : setShown('share'))
  const download = async () => {
    setDownloading(true)
    try {
      const came = await downloadPdf(editor)
      if (came === 'account needed') {
        toast.info(texts.guestLimit)
        return signIn('download')
      }
      void tellOfSample({
        editor,
        jump: (target) => {
          showContent()
          editor.reveal(target)
        },
      })
      if (came === 'older') toast.warning(texts.downloadUnsaved)
      if (editor.guest)
        toast.success(texts.guestDownloaded, { label: texts.signIn, onAction: () => signIn() })
    } catch {
      // The reader has been told.
    } finally {
      setDownloading(false)
    }
  }
  const startDownload = () => void download()
  useIntent({ share, download: startDownload, assistant: openAssistant })
  return {
    share,
    download: startDownload,
    isDownloading,
    shown,
    open: setShown,
    close: () => setShown(undefined),
  }
}

/** Does once what the reader asked for before signing in. */
function useIntent(actions: Record<Intent, () => void>): void {
  const location = useLocation()
  const navigate = useNavigate()
  const intent = intentOf(location.state)
  useEffect(() => {
    if (!intent) return
    void navigate(location.pathname, { replace: true, state: null })
    actions[intent]()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each intent, whatever is drawn anew meanwhile
  }, [intent])
}

function intentOf(state: unknown): Intent | undefined {
  const intent = typeof state === 'object' && state && 'intent' in state ? state.intent : undefined
  return intent === 'share' || intent === 'download' || intent === 'assistant' ? intent : undefined
}
