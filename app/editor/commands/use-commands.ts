import { useNavigate } from '@remix-run/react'
import { useLocale } from '~/i18n/locale-context'
import type { ZoomControl } from '../page/use-zoom'
import { useEditor } from '../session/editor-context'
import type { Dialogs } from '../shell/use-editor-dialogs'
import type { Command } from './command'
import { createCommands } from './create-commands'
import { useCommandKeys } from './use-command-keys'

type Options = { dialogs: Dialogs; zoom: ZoomControl; togglePanel?: (side: 'left' | 'right') => void }

/** The commands of the editor that is open, with their shortcuts alive. */
export function useCommands({ dialogs, zoom, togglePanel }: Options): Command[] {
  const editor = useEditor()
  const language = useLocale()
  const navigate = useNavigate()
  const leave = () => void navigate(editor.guest ? '/' : '/user')
  const commands = createCommands({ editor, language, dialogs, zoom, togglePanel, leave })
  useCommandKeys({ commands, editor })
  return commands
}
