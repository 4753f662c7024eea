import { otherLanguage } from '../../../collections/languages/other-language'
import { SHELL_TEXTS } from '../texts/shell-texts'
import type { OfGroup } from './command'
import { COMMAND_TEXTS } from './command-texts'
import { TWIN_NAMES } from '../twin/twin-names'
import type { CommandContext } from './create-commands'

/** How the page is seen, and what stands beside it. */
export function viewCommands(context: CommandContext): OfGroup[] {
  const { language, zoom, spread, togglePanel } = context
  const shell = SHELL_TEXTS[language]
  const texts = COMMAND_TEXTS[language]
  const keywords = 'zoom sf size 大小'
  return [
    ...twinCommands(context),
    { id: 'zoom-in', name: shell.zoomIn, keywords, keys: ['Mod++', 'Mod+='], run: () => zoom.step(1) },
    { id: 'zoom-out', name: shell.zoomOut, keywords, keys: ['Mod+-'], run: () => zoom.step(-1) },
    { id: 'zoom-full', name: shell.zoomFull, keywords, keys: ['Mod+0'], run: () => zoom.set(1) },
    { id: 'fit-width', name: shell.fitWidth, keywords, run: () => zoom.set('width') },
    { id: 'fit-page', name: shell.fitPage, keywords, run: () => zoom.set('page') },
    spread && {
      id: 'spread',
      name: spread.isWanted ? texts.unspread : shell.spread,
      keywords: 'sy bp spread two pages book 双页 并排 单页 上下',
      isReady: () => spread.isPossible.current,
      run: spread.toggle,
    },
    togglePanel && {
      id: 'toggle-content',
      name: texts.toggleContent,
      keywords: 'nr sidebar 侧栏',
      keys: ['Mod+['],
      run: () => togglePanel('left'),
    },
    togglePanel && {
      id: 'toggle-style',
      name: texts.toggleStyle,
      keywords: 'ys sidebar 侧栏',
      keys: ['Mod+]'],
      run: () => togglePanel('right'),
    },
  ]
}

/** Both languages side by side and, once there are two, the way to the other one’s editor. */
function twinCommands({ editor, language, twin, toTwin }: CommandContext): OfGroup[] {
  const texts = TWIN_NAMES[language]
  const keywords = 'sy dz zyw twin translation translate bilingual chinese english 中英 英文 中文 翻译'
  const other = otherLanguage(editor.content().config.language)
  return [
    { id: 'twin', name: texts.name, keywords, keys: ['Mod+Shift+L'], run: twin },
    editor.twin.get() !== '' && { id: 'to-twin', name: texts.go[other], keywords, run: toTwin },
  ]
}
