import { useNavigate } from '@remix-run/react'
import { runLate } from '~/components/late/run-late'
import { useLocale } from '~/i18n/locale-context'
import { useValue } from '~/session/use-value'
import { useWayBack } from '../offline/use-way-back'
import { useEditor } from '../session/editor-context'
import { loadForEditor } from '../soon/load-soon'
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
  const toTwin = () =>
    void runLate({
      load: loadForEditor,
      run: ({ goToTwin }) => void goToTwin({ editor, navigate, isOpen: false }),
    })
  // there is one more command once there is a twin
  useValue(editor.twin)
  const commands = createCommands({
    ...{ ...view, editor, language, dialogs, togglePanel, assistant, twin, toTwin, begin, leave },
  })
  useCommandKeys({ commands, editor })
  return commands
}
