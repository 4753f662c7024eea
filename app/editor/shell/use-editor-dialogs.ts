import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { ExportChoice } from '~/session/export/ExportMenu'
import { useExport } from '../export/use-export'
import { COMMAND_TEXTS } from '../commands/command-texts'
import { wantReading, type ExportedFile } from '../read-back/reading-wanted'
import type { FieldTarget } from '../session/editor'
import { useEditor } from '../session/editor-context'
import { earlyKeys } from '~/components/ui/early-keys'
import { INTENTS, useSignIn, type Intent } from './use-sign-in'

export type DialogName =
  'share' | 'history' | 'layouts' | 'newer-version' | 'twin' | 'read-back' | 'palette' | 'shortcuts'
export type Dialogs = {
  share: () => void
  download: () => void
  exportAs: (choice: ExportChoice) => void
  /** What a screening system reads in the PDF. */
  readBack: () => void
  /** Leads to a field beside the page. */
  jump: (target: FieldTarget) => void
  /** While a file is made. */
  isExporting: boolean
  /** The one that is open; each is loaded when first opened. */
  shown: DialogName | undefined
  open: (name: DialogName) => void
  close: () => void
}

type Options = {
  openAssistant: () => void
  /** Where the other language stands beside the page; on a phone it is a dialog. */
  openTwin?: () => void
  /** The same of what a screening system reads. */
  openReadBack?: () => void
  /** Brings the forms, or the style, into sight. */
  show: (part: 'content' | 'style') => void
}

/** Sharing and export. A guest signs in to share, and may export without. */
export function useEditorDialogs({ openAssistant, openTwin, openReadBack, show }: Options): Dialogs {
  const editor = useEditor()
  const signIn = useSignIn()
  const [shown, setShown] = useState<DialogName>()
  const jump = (target: FieldTarget) => {
    show(target.owner === '$config' && target.field !== 'desc' ? 'style' : 'content')
    editor.reveal(target)
  }
  const readBack = (file?: ExportedFile) => {
    wantReading(file)
    if (openReadBack) openReadBack()
    else setShown('read-back')
  }
  const { isExporting, run } = useExport({ editor, jump, signIn, look: readBack })
  const share = () => (editor.guest ? signIn('share') : setShown('share'))
  const exportAs = (choice: ExportChoice) => void run(choice)
  const download = () => exportAs({ format: 'pdf' })
  const history = () => setShown('history')
  const twin = openTwin ?? (() => setShown('twin'))
  useIntent({ share, download, history, twin, assistant: openAssistant })
  const close = () => {
    earlyKeys.take()
    setShown(undefined)
  }
  const open = (name: DialogName) => {
    const isTyped = name === 'palette' && shown !== 'palette'
    if (isTyped) earlyKeys.begin({ label: COMMAND_TEXTS[editor.language].palette, onEscape: close })
    setShown(name)
  }
  return { share, download, exportAs, readBack: () => readBack(), jump, isExporting, shown, open, close }
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
  return INTENTS.find((one) => one === intent)
}
