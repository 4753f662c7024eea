import { SHELL_TEXTS } from '../texts/shell-texts'
import type { Command } from './command'
import { COMMAND_TEXTS } from './command-texts'
import type { CommandContext } from './create-commands'

/** How the page is seen, and what stands beside it. */
export function viewCommands({ language, zoom, spread, togglePanel }: CommandContext): Command[] {
  const shell = SHELL_TEXTS[language]
  const texts = COMMAND_TEXTS[language]
  const group = 'view'
  const keywords = 'zoom sf size 大小'
  const panels: Command[] = togglePanel
    ? [
        {
          id: 'toggle-content',
          group,
          name: texts.toggleContent,
          keywords: 'nr sidebar 侧栏',
          keys: ['Mod+['],
          run: () => togglePanel('left'),
        },
        {
          id: 'toggle-style',
          group,
          name: texts.toggleStyle,
          keywords: 'ys sidebar 侧栏',
          keys: ['Mod+]'],
          run: () => togglePanel('right'),
        },
      ]
    : []
  return [
    { id: 'zoom-in', group, name: shell.zoomIn, keywords, keys: ['Mod++', 'Mod+='], run: () => zoom.step(1) },
    { id: 'zoom-out', group, name: shell.zoomOut, keywords, keys: ['Mod+-'], run: () => zoom.step(-1) },
    { id: 'zoom-full', group, name: shell.zoomFull, keywords, keys: ['Mod+0'], run: () => zoom.set(1) },
    { id: 'fit-width', group, name: shell.fitWidth, keywords, run: () => zoom.set('width') },
    { id: 'fit-page', group, name: shell.fitPage, keywords, run: () => zoom.set('page') },
    ...(spread
      ? [
          {
            id: 'spread',
            group,
            name: spread.isWanted ? texts.unspread : shell.spread,
            keywords: 'sy bp spread two pages book 双页 并排 单页 上下',
            isReady: () => spread.isPossible.current,
            run: spread.toggle,
          } as const,
        ]
      : []),
    ...panels,
  ]
}
