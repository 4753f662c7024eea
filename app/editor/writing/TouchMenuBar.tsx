import { useRef, type RefObject } from 'react'
import { buttonClass } from '~/components/ui/button-class'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { TOUCH_MENU_TEXTS } from '../texts/touch-menu-texts'
import { rangeOf, type Caret } from './caret'
import { paste } from './paste'
import { readClipboard } from './read-clipboard'
import { isSelection } from './touch-ends'

type Props = {
  ref: RefObject<HTMLDivElement | null>
  caret: Caret
  box: RefObject<HTMLTextAreaElement | null>
  /** All of the field was selected. */
  onSelect: () => void
  onDone: () => void
}

/** What a finger can do to what is selected. */
export function TouchMenuBar({ ref, caret, box, onSelect, onDone }: Props) {
  const editor = useEditor()
  const { pen } = editor
  const texts = useTexts(TOUCH_MENU_TEXTS)
  const isSelected = isSelection(caret)
  const all = pen.shown(caret)
  const { from, to } = rangeOf(caret)
  const run = (name: 'cut' | 'copy') => () => {
    document.execCommand(name)
    onDone()
  }
  const pasteNow = async () => {
    onDone()
    const found = await readClipboard()
    if (!found) toast.error(texts.refused)
    else if (box.current) paste({ editor, pen, box: box.current, element: box.current, ...found })
  }
  const selectAll = () => {
    pen.put({ owner: caret.owner, field: caret.field, anchor: all.from, focus: all.to })
    onSelect()
  }
  // It may have come under the finger of the very tap that opened it.
  const isPressed = useRef(false)
  const button = (name: string, onClick: () => void) => (
    <button
      type="button"
      onClick={({ detail }) => {
        if (isPressed.current || detail === 0) onClick()
      }}
      className={buttonClass({ look: 'ghost', size: 'lg', className: 'px-3' })}
    >
      {name}
    </button>
  )
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={texts.name}
      className="jl-touch-menu"
      onPointerDown={() => {
        isPressed.current = true
      }}
      // The focus, and with it the keys, stay with the page.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isSelected ? button(texts.cut, run('cut')) : null}
      {isSelected ? button(texts.copy, run('copy')) : null}
      {button(texts.paste, () => void pasteNow())}
      {caret.span || from > all.from || to < all.to ? button(texts.all, selectAll) : null}
    </div>
  )
}
