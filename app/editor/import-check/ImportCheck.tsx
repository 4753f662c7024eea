import { Check, ChevronLeft, ChevronRight, Crosshair, FileSearch, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/ui/Button'
import { IconButton } from '~/components/ui/IconButton'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { keepImportNotes, type ImportNote } from '../../features/interchange/import-notes'
import { flashOnPage } from '../assistant/run/show-place'
import type { Part } from '../palette/place-commands'
import { announce } from '../session/announcer'
import { useEditor } from '../session/editor-context'
import { findPlace } from '../edits/find-place'
import { useContent } from '../session/use-content'
import { IMPORT_CHECK_TEXTS } from './import-check-texts'
import { goToPlace } from '../palette/go-to-place'
import type { Editor } from '../session/editor'
import { writtenText } from '../writing/written-field'

type Props = { notes: readonly ImportNote[]; show: (part: Part) => void }

const ROOM = 'pointer-coarse:size-11'

/** A line under the bar with what the reader of a file was not sure of, one after the other; it goes with the last one. */
export function ImportCheck({ notes, show }: Props) {
  const texts = useTexts(IMPORT_CHECK_TEXTS)
  const editor = useEditor()
  const [kept, setLeft] = useState(notes)
  const [at, setAt] = useState(0)
  // What is about something that was removed, or undone, waits to come back with it.
  const content = useContent((now) => now)
  const left = kept.filter(({ place }) => !place || findPlace({ content, id: place.owner }))
  const shown = Math.min(at, left.length - 1)
  const note = left[shown]
  if (!note) return null
  const keep = (next: readonly ImportNote[]) => {
    keepImportNotes(editor.id, next)
    setLeft(next)
  }
  const turn = (next: number, rest = left) => {
    const index = (next + rest.length) % Math.max(rest.length, 1)
    setAt(index)
    const found = rest[index]
    if (found) announce(`${texts.count(index + 1, rest.length)}: ${found.message}`)
    if (found?.place) flashOnPage(found.place)
  }
  const check = () => {
    keep(kept.filter((one) => one !== note))
    const rest = left.filter((one) => one !== note)
    if (rest.length > 0) return turn(shown, rest)
    document.getElementById('editor-page')?.focus({ preventScroll: true })
    toast.success(texts.done)
  }
  const dismiss = () => {
    keep([])
    document.getElementById('editor-page')?.focus({ preventScroll: true })
    toast.info(texts.dismissed, { label: texts.back, onAction: () => keep(kept) })
  }
  return (
    <section
      aria-label={texts.name}
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-accent-tint py-1.5 ps-4 pe-2 text-sm text-ink"
    >
      <FileSearch aria-hidden className="size-4 shrink-0 text-link" />
      <p className="min-w-0 flex-1 basis-60">
        <span className="me-2 font-semibold whitespace-nowrap">{texts.count(shown + 1, left.length)}</span>
        {note.message}
      </p>
      <div className="flex items-center gap-1">
        {note.place ? (
          <Button
            icon={Crosshair}
            size="sm"
            className="pointer-coarse:h-11"
            onPress={() => goToNote({ editor, note, show })}
          >
            {texts.show}
          </Button>
        ) : null}
        <Button icon={Check} size="sm" onPress={check}>
          {texts.checked}
        </Button>
        {left.length > 1 ? (
          <>
            <IconButton
              icon={ChevronLeft}
              label={texts.previous}
              className={ROOM}
              onPress={() => turn(shown - 1)}
            />
            <IconButton
              icon={ChevronRight}
              label={texts.next}
              className={ROOM}
              onPress={() => turn(shown + 1)}
            />
          </>
        ) : null}
        <IconButton icon={X} label={texts.dismiss} className={ROOM} onPress={dismiss} />
      </div>
    </section>
  )
}

type Options = { editor: Editor; note: ImportNote; show: (part: Part) => void }

/** Selects what a note is about: the file's words, where the field holds them, else all of it. */
function goToNote({ editor, note: { place, quote = '' }, show }: Options): void {
  if (!place) return
  const text = writtenText({ content: editor.content(), ...place }) ?? ''
  const from = Math.max(text.indexOf(quote), 0)
  const to = from + (text.includes(quote) && quote !== '' ? quote.length : text.length)
  show('page')
  goToPlace({ editor, place: { target: place, from, to }, show })
}
