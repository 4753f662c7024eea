import { Check, CircleAlert, CloudOff, LoaderCircle, LogIn, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { useRead, useValue } from '~/session/use-value'
import { nameOfRefused, refusedField } from '../fields/refused-field'
import type { Editor, FieldTarget } from '../session/editor'
import { useEditor } from '../session/editor-context'
import type { SaveState } from '../autosave/types'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { isSame } from '../writing/caret'

type Props = {
  /** Leads to a field that holds what can't be stored. */
  onRefused: (target: FieldTarget) => void
}

/** Whether what is on screen is safe; of fixed width, so that nothing beside it ever moves. */
export function SaveSlot({ onRefused }: Props) {
  const editor = useEditor()
  const state = useValue(editor.saver.status)
  const isHere = useValue(editor.isHere)
  const refused = useRefused(editor)
  const texts = useTexts(SHELL_TEXTS)
  const { icon: Icon, text, tone } = describe({ state, guest: editor.guest, isHere, texts })
  return (
    <span
      data-save-state={state.kind}
      className={cx(
        'flex w-40 max-lg:w-auto shrink-0 max-lg:shrink items-center gap-1.5 truncate ps-1 text-xs tabular-nums',
        tone,
      )}
    >
      {state.kind === 'saved' && refused ? (
        <RefusedButton name={nameOfRefused(editor, refused)} onPress={() => onRefused(refused)} />
      ) : (
        <>
          <Icon aria-hidden className={cx('size-3.5 shrink-0', state.kind === 'saving' && 'animate-spin')} />
          <span className="truncate">{text}</span>
        </>
      )}
      <span role="status" aria-live="polite" className="sr-only">
        {QUIET.has(state.kind) ? '' : text}
      </span>
    </span>
  )
}

/** The first field that can't be stored; the same object as long as it is that one. */
function useRefused(editor: Editor): FieldTarget | undefined {
  const last = useRef<FieldTarget>(undefined)
  const read = () => {
    const now = refusedField(editor)
    if (now && last.current && isSame(now, last.current)) return last.current
    return (last.current = now)
  }
  return useRead(editor.drafts.subscribe, read)
}

function RefusedButton({ name, onPress }: { name: string; onPress: () => void }) {
  const text = useTexts(SHELL_TEXTS).refused(name)
  return (
    <button
      type="button"
      title={text}
      onClick={onPress}
      className="-ms-1 flex min-h-8 min-w-0 items-center gap-1.5 rounded-control px-1 text-warning hover:bg-hover pointer-coarse:min-h-11"
    >
      <CircleAlert aria-hidden className="size-3.5 shrink-0" />
      <span className="truncate underline underline-offset-2">{text}</span>
    </button>
  )
}

/** Said by sight only: a screen reader would hear them at every pause of typing. */
const QUIET = new Set<SaveState['kind']>(['saved', 'saving', 'unsaved'])

type Look = { icon: LucideIcon; text: string; tone: string }
type Texts = (typeof SHELL_TEXTS)['en']

type Told = { state: SaveState; guest: boolean; isHere: boolean; texts: Texts }

function describe({ state, guest, isHere, texts }: Told): Look {
  const bad = 'text-danger'
  switch (state.kind) {
    case 'saved':
      return { icon: Check, text: guest ? texts.savedHere : texts.saved, tone: 'text-muted' }
    case 'unsaved':
    case 'saving':
      return { icon: LoaderCircle, text: texts.saving, tone: 'text-muted' }
    case 'offline': {
      // The network may be there and the site alone away.
      const text = navigator.onLine ? texts.siteAway(isHere) : texts.offline(state.waiting, isHere)
      return { icon: CloudOff, text, tone: 'text-warning' }
    }
    case 'failed':
      return { icon: CircleAlert, text: texts.failed(isHere), tone: bad }
    case 'signed-out':
      return { icon: LogIn, text: texts.signedOut, tone: bad }
    case 'conflict':
      return { icon: CircleAlert, text: texts.conflict, tone: bad }
    case 'gone':
      return { icon: CircleAlert, text: texts.gone, tone: bad }
  }
}
