import { useNavigate } from '@remix-run/react'
import { useLocale } from '~/i18n/locale-context'
import { useValue } from '~/session/use-value'
import { useWayBack } from '../offline/use-way-back'
import { useEditor } from '../session/editor-context'
import { goToTwin, idInTwin, ownerAtHand } from '../twin/arrive'
import { useTwinWatch } from '../twin/use-twin'
import type { Command } from './command'
import { createCommands, type CommandContext } from './create-commands'
import { useCommandKeys } from './use-command-keys'

type Options = Pick<CommandContext, 'dialogs' | 'zoom' | 'spread' | 'togglePanel' | 'assistant' | 'twin'>

/** The commands of the editor that is open, with their shortcuts alive. */
export function useCommands({ dialogs, togglePanel, assistant, twin, ...view }: Options): Command[] {
  const editor = useEditor()
  const language = useLocale()
  const navigate = useNavigate()
  const {
    name,
    link: { to, reloadDocument },
  } = useWayBack()
  const leave = { name, run: () => (reloadDocument ? location.assign(to) : void navigate(to)) }
  const begin = () => void navigate('/#templates')
  const toTwin = () => {
    const at = idInTwin(editor, ownerAtHand())
    void goToTwin({ editor, navigate, arrival: { isOpen: false, at } })
  }
  // there is one more command once there is a twin
  useValue(editor.twin)
  useTwinWatch()
  const commands = createCommands({
    ...{ ...view, editor, language, dialogs, togglePanel, assistant, twin, toTwin, begin, leave },
  })
  useCommandKeys({ commands, editor })
  return commands
}
