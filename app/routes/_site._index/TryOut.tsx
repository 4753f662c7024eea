import { useNavigate } from '@remix-run/react'
import { ArrowRight, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '~/components/ui/Button'
import { toast } from '~/components/ui/toast'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { LetterFaces } from '../../editor/open/LetterFaces'
import { keepEditor, useStartedEditor } from '../../editor/open/started-editor'
import { onBlockKey } from '../../editor/page/block-keys'
import { pageSize } from '../../editor/page/page-size'
import { Paper } from '../../editor/page/Paper'
import '../../editor/page/pages.css'
import type { Editor } from '../../editor/session/editor'
import { EditorContext } from '../../editor/session/editor-context'
import { LiveRegion } from '../../editor/session/LiveRegion'
import { useContent } from '../../editor/session/use-content'
import { nameRow } from '../../editor/writing/name-row'
import { placeAt } from '../../editor/writing/use-page-pointer'
import { openTryOut, type TryOut as Opened, type TryOutChoice } from './open-try-out'
import { TRY_OUT_TEXTS } from './try-out-texts'

/** A point of the page that was pressed, as parts of its width. */
export type PagePoint = { x: number; y: number }
export type TryOutProps = {
  choice: TryOutChoice
  at: PagePoint | undefined
  /** It is there to be seen; until then there is nothing of it. */
  onOpen: () => void
  onLeave: () => void
}

/** The home page's page to write on, there and then; what was written goes along into the editor. */
export function TryOut({ choice, at, onOpen, onLeave }: TryOutProps) {
  const language = useLocale()
  const [opened, setOpened] = useState<Opened>()
  // Once: a template that is chosen meanwhile is another try.
  const [first] = useState({ choice, language, onOpen, onLeave })
  useEffect(() => {
    let isLeft = false
    openTryOut(first).then(
      (tryOut) => {
        if (isLeft) return
        setOpened(tryOut)
        first.onOpen()
      },
      () => isLeft || first.onLeave(),
    )
    return () => {
      isLeft = true
    }
  }, [first])
  if (!opened) return null
  return (
    <EditorContext value={opened.editor}>
      <Written {...opened} at={at} onLeave={onLeave} />
      <LetterFaces fonts={opened.editor.fonts} />
    </EditorContext>
  )
}

type WrittenProps = Opened & Pick<TryOutProps, 'at' | 'onLeave'>

function Written({ editor, keep, at, onLeave }: WrittenProps) {
  const t = useTexts(TRY_OUT_TEXTS)
  const navigate = useNavigate()
  const [isGoing, setGoing] = useState(false)
  useStartedEditor(editor)
  const go = async () => {
    setGoing(true)
    const id = await keep().catch(() => undefined)
    if (id === undefined) {
      setGoing(false)
      return void toast.error(t.unkept)
    }
    // The same one, with its undo.
    keepEditor(editor)
    void navigate(`/editor/${id}`)
  }
  return (
    <>
      <LiveRegion />
      <div className="lg:py-32">
        <h2 className="text-2xl font-bold text-balance text-ink">{t.title}</h2>
        <p className="mt-4 max-w-sm text-md text-pretty text-muted">{t.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button look="primary" size="lg" isPending={isGoing} onPress={() => void go()}>
            {t.go}
            <ArrowRight aria-hidden className="size-4" />
          </Button>
          <Button size="lg" onPress={onLeave}>
            <X aria-hidden className="size-4" />
            {t.leave}
          </Button>
        </div>
        <p className="mt-6 max-w-sm text-sm text-muted">{t.saved}</p>
      </div>
      <Page editor={editor} at={at} onPick={() => void go()} />
    </>
  )
}

type PageProps = Pick<WrittenProps, 'editor' | 'at'> & { onPick: () => void }

function Page({ editor, at, onPick }: PageProps) {
  const place = useRef<HTMLDivElement>(null)
  const label = useTexts(TRY_OUT_TEXTS).title
  const [scale, setScale] = useState(0)
  const { width } = pageSize(useContent((content) => content.config.pageFormat))
  useEffect(() => {
    const box = place.current
    if (!box) return
    const observer = new ResizeObserver(() => setScale(box.clientWidth / width))
    observer.observe(box)
    return () => observer.disconnect()
  }, [width])
  useEffect(() => (place.current ? putCaret({ box: place.current, editor, at }) : undefined), [editor, at])
  return (
    <div
      ref={place}
      id="editor-page"
      tabIndex={0}
      role="region"
      aria-label={label}
      onKeyDown={(event) => onKey({ event, editor, onPick })}
      className="relative pb-16 outline-offset-4 lg:pt-16"
    >
      {scale > 0 ? <Paper scale={scale} onPages={ignore} onPick={onPick} writes /> : null}
    </div>
  )
}

const ignore = () => undefined

type KeyOptions = { event: KeyboardEvent<HTMLElement>; editor: Editor; onPick: () => void }

/** The editor's own keys, as far as there is something for them here. */
function onKey({ event, editor, onPick }: KeyOptions): void {
  const isMod = event.ctrlKey || event.metaKey
  const key = event.key.toLowerCase()
  if (isMod && (key === 'z' || key === 'y')) {
    event.preventDefault()
    if (key === 'y' || event.shiftKey) editor.redo({ focus: true })
    else editor.undo({ focus: true })
  } else onBlockKey({ event, pick: onPick, pen: editor.pen })
}

type CaretOptions = { box: HTMLElement; editor: Editor; at: PagePoint | undefined }

/** Puts the caret to the letter that was pressed, or behind the name, once the page is drawn. Answers how to leave off waiting. */
function putCaret({ box, editor: { pen, content }, at }: CaretOptions): () => void {
  const drawn = new MutationObserver(() => {
    const page = box.querySelector('.jl-editor-pages .jl-page:has([data-block])')?.getBoundingClientRect()
    if (!page || !pen.places()) return
    drawn.disconnect()
    const event = at && { clientX: page.left + at.x * page.width, clientY: page.top + at.y * page.width }
    const pressed = event && placeAt({ pen, event })
    const name = nameRow(content())
    if (pressed) pen.put({ ...pressed, anchor: pressed.at, focus: pressed.at })
    else if (name) pen.enter({ owner: name.id, field: 'value' }, 'end')
  })
  drawn.observe(box, { childList: true, subtree: true })
  return () => drawn.disconnect()
}
