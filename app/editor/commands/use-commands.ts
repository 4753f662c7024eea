import { useNavigate } from '@remix-run/react'
import { useLocale } from '~/i18n/locale-context'
import { useEditor } from '../session/editor-context'
import type { Command } from './command'
import { createCommands, type CommandContext } from './create-commands'
import { useCommandKeys } from './use-command-keys'

type Options = Pick<CommandContext, 'dialogs' | 'zoom' | 'togglePanel' | 'assistant'>

/** The commands of the editor that is open, with their shortcuts alive. */
export function useCommands({ dialogs, zoom, togglePanel, assistant }: Options): Command[] {
  const editor = useEditor()
  const language = useLocale()
  const navigate = useNavigate()
  const leave = () => void navigate(editor.guest ? '/' : '/user')
  const begin = () => void navigate('/#templates')
  const commands = createCommands({
    ...{ editor, language, dialogs, zoom, togglePanel, assistant, begin, leave },
  })
  useCommandKeys({ commands, editor })
  return commands
}
