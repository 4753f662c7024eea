import { useEffect, useEffectEvent } from 'react'
import type { Editor } from '../session/editor'
import type { Command } from './command'
import { isPressed } from './is-pressed'
import { listen } from '~/components/ui/listen'

/**
 * Runs commands by their shortcuts, from everywhere in the editor, fields included: the browser's own undo knows only
 * one field. Text boxes that are not part of the document, as in a dialog, keep theirs.
 */
export function useCommandKeys({ commands, editor }: { commands: readonly Command[]; editor: Editor }): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Safari sends the last key of a composition after its end.
    if (event.isComposing || event.keyCode === 229) return
    if (/^(Arrow|Page|Home|End)/.test(event.key) && isText(event.target)) editor.endStep()
    const command = commands.find(({ keys }) => keys?.some((one) => isPressed({ keys: one, event })))
    if (!command || isElsewhere({ command, event })) return
    event.preventDefault()
    if (command.isReady?.() ?? true) command.run({ focus: true })
  })
  // What a menu of the browser or of the phone's keyboard asks for.
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const { target } = event
    if (isText(target) && target.selectionStart !== target.selectionEnd && !event.isComposing)
      editor.endStep()
    if (isForeignText(event.target) || !/^history(Undo|Redo)$/.test(event.inputType)) return
    event.preventDefault()
    if (event.inputType === 'historyUndo') editor.undo({ focus: true })
    else editor.redo({ focus: true })
  })
  // A press sets the caret elsewhere; what is typed there is another thought than what was typed before.
  const onPress = useEffectEvent(() => editor.endStep())
  useEffect(() => {
    const listeners = {
      keydown: (event: KeyboardEvent) => onKeyDown(event),
      pointerdown: () => onPress(),
      beforeinput: (event: InputEvent) => onBeforeInput(event),
    }
    return listen(window, listeners, 'capture')
  }, [])
}

/** What is fading out has the focus still. */
const OPEN = ':is([role$=dialog], [role=menu], [role=listbox]):not([data-exiting] *, [data-exiting])'

/** Whether a key belongs to what has the focus: a dialog, a text for a key of one sign, a rich text for its own shortcuts. */
function isElsewhere({ command, event }: { command: Command; event: KeyboardEvent }): boolean {
  const { target } = event
  if (!(target instanceof Element)) return false
  if (command.id === 'undo' || command.id === 'redo') return isForeignText(target)
  if (target.closest(OPEN)) return true
  if (!event.metaKey && !event.ctrlKey && event.key.length === 1)
    return target.matches('input, textarea, select, [contenteditable]')
  return event.key.toLowerCase() === 'k' && target.matches('[contenteditable], textarea[data-page-text=rich]')
}

const isText = (target: EventTarget | null): target is HTMLTextAreaElement | HTMLInputElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')

function isForeignText(target: EventTarget | null): boolean {
  return isText(target) && !target.closest('[data-field], [data-page-text], [data-resume-title]')
}
