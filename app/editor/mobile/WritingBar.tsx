import { TextCursorInput } from 'lucide-react'
import { type ReactNode } from 'react'
import { buttonClass } from '~/components/ui/button-class'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { useValue } from '~/session/use-value'
import type { ZoomControl } from '../page/use-zoom'
import { LinkForm } from '../rich-text-field/LinkForm'
import type { RichTextCommand } from '../rich-text-field/rich-text-keys'
import { RICH_TEXT_COMMANDS } from '../rich-text-field/RichTextToolbar'
import { useEditor } from '../session/editor-context'
import { MOBILE_TEXTS } from '../texts/mobile-texts'
import { RICH_TEXT_TEXTS } from '../texts/rich-text-texts'
import { endComposition } from '../writing/end-composition'
import { isLinking } from '../writing/is-linking'
import { commandsOn, richPartsOf, runMark } from '../writing/run-mark'

type Props = { isAboveKeys: boolean; zoom: ZoomControl; onForm: () => void }

/**
 * On the upper edge of a phone's keys while one writes on the page: marks and lists, the way to the same letter in the form, where
 * the phone's own handles and loupe are, and the end. A tap on it leaves the keys up.
 */
export function WritingBar({ isAboveKeys, zoom, onForm }: Props) {
  const editor = useEditor()
  const { pen, reveal } = editor
  const texts = useTexts(MOBILE_TEXTS)
  const writing = useValue(pen.writing)
  const linking = useValue(isLinking)
  if (!writing) return null
  const { caret } = writing
  const toPage = () => document.querySelector<HTMLElement>('.jl-writer-box')?.focus({ preventScroll: true })
  return (
    <div
      data-writing-bar
      className={cx(
        'shrink-0 border-t border-line bg-surface',
        !isAboveKeys && 'pb-[env(safe-area-inset-bottom)]',
      )}
    >
      {linking ? (
        <LinkForm
          editor={editor}
          onClose={() => {
            isLinking.set(false)
            toPage()
          }}
        />
      ) : null}
      <div
        role="toolbar"
        aria-label={texts.writing}
        className="flex h-12 items-center pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]"
        // The focus, and with it the keys, stay with the page.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div className="flex min-w-0 flex-1 items-center overflow-x-auto overscroll-contain mask-r-from-[calc(100%-1.5rem)] pr-6">
          {richPartsOf({ pen, caret }).length > 0 ? (
            <Marks without={caret.span ? 'link' : undefined} />
          ) : (
            <span className="truncate px-3 text-xs text-muted">{pen.name(caret)}</span>
          )}
        </div>
        <Tool
          name={texts.inForm}
          onClick={() => {
            const { owner, field, focus: at } = caret
            endComposition(pen)
            pen.blur()
            onForm()
            reveal({ owner, field, at })
          }}
        >
          <TextCursorInput aria-hidden className="size-5" />
        </Tool>
        <button
          type="button"
          className={buttonClass({ look: 'ghost', size: 'lg', className: 'px-3 text-link' })}
          onClick={() => {
            isLinking.set(false)
            // The box first: what an input method composes is written as its box is left.
            if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
            pen.leave()
            zoom.set('width')
          }}
        >
          {texts.done}
        </button>
      </div>
    </div>
  )
}

function Marks({ without }: { without: RichTextCommand | undefined }) {
  const editor = useEditor()
  const texts = useTexts(RICH_TEXT_TEXTS)
  const on = commandsOn(editor.pen)
  return RICH_TEXT_COMMANDS.filter(({ command }) => command !== without).map(({ command, icon: Icon }) => (
    <Tool
      key={command}
      name={texts[command]}
      isOn={command === 'link' ? undefined : on.includes(command)}
      onClick={() => runMark({ command, editor })}
    >
      <Icon aria-hidden className="size-5" />
    </Tool>
  ))
}

type ToolProps = { name: string; isOn?: boolean | undefined; onClick: () => void; children: ReactNode }

function Tool({ name, isOn, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isOn}
      onClick={onClick}
      className={buttonClass({ look: 'ghost', size: 'lg', square: true })}
    >
      {children}
    </button>
  )
}
