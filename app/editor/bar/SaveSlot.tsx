import { Check, CircleAlert, CloudOff, LoaderCircle, LogIn, type LucideIcon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import type { Editor } from '../session/editor'
import { useEditor } from '../session/editor-context'
import type { SaveState } from '../autosave/types'
import { SHELL_TEXTS } from '../texts/shell-texts'

const SAVED: SaveState = { kind: 'saved' }

export function useSaveState(editor: Editor): SaveState {
  return useSyncExternalStore(editor.saver.status.subscribe, editor.saver.status.get, () => SAVED)
}

/** Whether what is on screen is safe; of fixed width, so that nothing beside it ever moves. */
export function SaveSlot() {
  const editor = useEditor()
  const state = useSaveState(editor)
  const invalid = useSyncExternalStore(editor.drafts.subscribe, editor.drafts.hasErrors, () => false)
  const texts = useTexts(SHELL_TEXTS)
  const { icon: Icon, text, tone } = describe({ state, invalid, guest: editor.guest, texts })
  return (
    <span
      data-save-state={state.kind}
      className={cx('flex w-40 shrink-0 items-center gap-1.5 truncate ps-1 text-xs tabular-nums', tone)}
    >
      <Icon aria-hidden className={cx('size-3.5 shrink-0', state.kind === 'saving' && 'animate-spin')} />
      <span className="truncate">{text}</span>
      <span role="status" aria-live="polite" className="sr-only">
        {QUIET.has(state.kind) ? '' : text}
      </span>
    </span>
  )
}

/** Said by sight only: a screen reader would hear them at every pause of typing. */
const QUIET = new Set<SaveState['kind']>(['saved', 'saving', 'unsaved'])

type Look = { icon: LucideIcon; text: string; tone: string }
type Texts = (typeof SHELL_TEXTS)['en']

function describe(options: { state: SaveState; invalid: boolean; guest: boolean; texts: Texts }): Look {
  const { state, invalid, guest, texts } = options
  const bad = 'text-danger'
  switch (state.kind) {
    case 'saved':
      if (invalid) return { icon: CircleAlert, text: texts.invalid, tone: 'text-warning' }
      return { icon: Check, text: guest ? texts.savedHere : texts.saved, tone: 'text-muted' }
    case 'unsaved':
    case 'saving':
      return { icon: LoaderCircle, text: texts.saving, tone: 'text-muted' }
    case 'offline':
      return { icon: CloudOff, text: texts.offline(state.waiting), tone: 'text-warning' }
    case 'failed':
      return { icon: CircleAlert, text: texts.failed, tone: bad }
    case 'signed-out':
      return { icon: LogIn, text: texts.signedOut, tone: bad }
    case 'conflict':
      return { icon: CircleAlert, text: texts.conflict, tone: bad }
    case 'gone':
      return { icon: CircleAlert, text: texts.gone, tone: bad }
  }
}
