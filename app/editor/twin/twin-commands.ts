import { otherLanguage } from '../../../collections/languages/other-language'
import type { Command } from '../commands/command'
import type { CommandContext } from '../commands/create-commands'
import { TWIN_NAMES } from './twin-names'

/** Both languages side by side and, once there are two, the way to the other one’s editor. */
export function twinCommands({
  editor,
  language,
  twin,
  toTwin,
}: Pick<CommandContext, 'editor' | 'language' | 'twin' | 'toTwin'>): Command[] {
  const texts = TWIN_NAMES[language]
  const group = 'view'
  const keywords = 'sy dz zyw twin translation translate bilingual chinese english 中英 英文 中文 翻译'
  const commands: Command[] = [
    { id: 'twin', group, name: texts.name, keywords, keys: ['Mod+Shift+L'], run: twin },
  ]
  if (editor.twin.get() !== '') {
    const other = otherLanguage(editor.content().config.language)
    commands.push({ id: 'to-twin', group, name: texts.go[other], keywords, run: toTwin })
  }
  return commands
}
