import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { buttonClass } from '~/components/ui/button-class'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { TOUCH_MENU_TEXTS } from '../texts/touch-menu-texts'
import { rangeOf, type Caret } from './caret'
import { paste } from './paste'
import { readClipboard } from './read-clipboard'
import { useLongPress } from './use-long-press'
import { placeAt } from './use-page-pointer'
import { stretchAround } from './walk-page'

type Props = { caret: Caret | undefined; box: RefObject<HTMLTextAreaElement | null> }

/** What a phone shows over its own texts where a finger rests, which it can't know of the page: cut, copy, paste. */
export function TouchMenu({ caret, box }: Props) {
  const editor = useEditor()
  const { pen } = editor
  const texts = useTexts(TOUCH_MENU_TEXTS)
  const [shown, setShown] = useState<Caret>()
  const bar = useRef<HTMLDivElement>(null)
  const isShown = shown !== undefined && shown === caret
  useLongPress((event) => {
    const place = placeAt({ pen, event })
    if (!place) return
    const { from, to } = stretchAround({ pen, place, clicks: 2 })
    const { owner, field } = place
    pen.put({ owner, field, anchor: from, focus: to })
    setShown(pen.writing.get()?.caret)
  })
  useEffect(() => {
    if (!isShown) return
    const close = ({ target }: PointerEvent) =>
      target instanceof Node && !bar.current?.contains(target) && setShown(undefined)
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [isShown])
  usePlace({ bar, isShown })
  if (!isShown) return null
  const isSelected = caret.anchor !== caret.focus
  const all = pen.shown(caret)
  const { from, to } = rangeOf(caret)
  const run = (name: 'cut' | 'copy') => () => {
    document.execCommand(name)
    setShown(undefined)
  }
  const pasteNow = async () => {
    setShown(undefined)
    const found = await readClipboard()
    if (!found) toast.error(texts.refused)
    else if (box.current) paste({ editor, pen, box: box.current, element: box.current, ...found })
  }
  const selectAll = () => {
    pen.put({ owner: caret.owner, field: caret.field, anchor: all.from, focus: all.to })
    setShown(pen.writing.get()?.caret)
  }
  const button = (name: string, onClick: () => void) => (
    <button
      type="button"
      onClick={onClick}
      className={buttonClass({ look: 'ghost', size: 'lg', className: 'px-3' })}
    >
      {name}
    </button>
  )
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={texts.name}
      className="jl-touch-menu"
      // The focus, and with it the keys, stay with the page.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isSelected ? button(texts.cut, run('cut')) : null}
      {isSelected ? button(texts.copy, run('copy')) : null}
      {button(texts.paste, () => void pasteNow())}
      {from > all.from || to < all.to ? button(texts.all, selectAll) : null}
    </div>
  )
}

const GAP = 12

/** Above the caret, or below it where there is no room, and within the window; again when the page has come nearer. */
function usePlace({ bar, isShown }: { bar: RefObject<HTMLElement | null>; isShown: boolean }): void {
  useLayoutEffect(() => {
    const [element, pages, caret] = [
      bar.current,
      ...['.jl-editor-pages', '.jl-caret'].map((one) => document.querySelector(one)),
    ]
    const room = document.getElementById('editor-page')?.getBoundingClientRect()
    if (!isShown || !element || !pages || !caret || !room) return
    const place = () => {
      const at = caret.getBoundingClientRect()
      const origin = element.offsetParent?.getBoundingClientRect() ?? room
      const { offsetWidth: width, offsetHeight: height } = element
      const left = Math.min(Math.max(at.left - width / 2, room.left + 8), room.right - width - 8)
      const above = at.top - height - GAP
      const top = above < room.top ? at.bottom + GAP : above
      element.style.translate = `${left - origin.left}px ${top - origin.top}px`
    }
    place()
    const watch = new ResizeObserver(place)
    watch.observe(pages)
    return () => watch.disconnect()
  })
}
