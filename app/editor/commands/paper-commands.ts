import { runLate } from '~/components/late/run-late'
import { EXPORT_FORMATS, type ExportFormat } from '~/session/export/export-formats'
import { EXPORT_TEXTS } from '~/session/export/export-texts'
import { FIT_PAGES } from '../fit/fit-pages'
import { loadForEditor } from '../soon/load-soon'
import type { OfGroup } from './command'
import { COMMAND_TEXTS } from './command-texts'
import type { CommandContext } from './create-commands'

/** Makes the resume fit one page or two. */
export function fitCommands({ editor, language }: CommandContext): OfGroup[] {
  return FIT_PAGES.map((pages) => ({
    id: `fit-${pages}`,
    name: COMMAND_TEXTS[language].fit(pages),
    keywords: 'ys yy yiye shrink page 缩 一页 页数',
    run: () => void runLate({ load: loadForEditor, run: ({ fitToPages }) => fitToPages({ editor, pages }) }),
  }))
}

/** Files beside the PDF; with a twin, its PDF and Word file along with those of this one. */
export function exportCommands({ editor, language, dialogs }: CommandContext): OfGroup[] {
  const texts = EXPORT_TEXTS[language]
  const commands = (formats: readonly ExportFormat[], both: boolean) =>
    formats.map((format): OfGroup => {
      const name = texts.formats[format]
      return {
        id: `export-${format}${both ? '-both' : ''}`,
        name: both ? texts.commandBoth(name) : texts.command(name),
        keywords: 'dc save as 另存',
        isReady: () => !dialogs.isExporting,
        run: () => dialogs.exportAs({ format, both }),
      }
    })
  const others = EXPORT_FORMATS.filter((format) => format !== 'pdf')
  return [...commands(others, false), ...(editor.twin.get() ? commands(['pdf', 'docx'], true) : [])]
}
