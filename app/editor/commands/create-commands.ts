import { EXPORT_TEXTS } from '~/session/export/export-texts'
import type { Language } from '../../../collections/resumes/choices'
import { runLate } from '~/components/late/run-late'
import { EXPORT_FORMATS, type ExportFormat } from '~/session/export/export-formats'
import { openComments } from '../comments/comments-opened'
import type { Spread } from '../page/use-spread'
import type { ZoomControl } from '../page/use-zoom'
import { openFind } from '../find/find-bar-state'
import type { Editor } from '../session/editor'
import type { Dialogs } from '../shell/use-editor-dialogs'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { tourSeen } from '../tour/tour-seen'
import { FIT_PAGES } from '../fit/fit-pages'
import { forEditorNow, loadForEditor } from '../soon/load-soon'
import { inGroup, type Command, type OfGroup } from './command'
import { COMMAND_TEXTS } from './command-texts'
import { viewCommands } from './view-commands'

export type CommandContext = {
  editor: Editor
  /** The reader's language. */
  language: Language
  dialogs: Dialogs
  zoom: ZoomControl
  /** Two pages side by side, which a phone has no room for. */
  spread?: Spread
  /** Folds and unfolds the panels of a wide screen; a phone has none. */
  togglePanel?: (side: 'left' | 'right') => void
  /** Opens the assistant, or closes it where it stands beside the page. */
  assistant: () => void
  /** Opens the other language, or closes it where it stands beside the page. */
  twin: () => void
  /** To the other language’s own editor. */
  toTwin: () => void
  /** To where another resume is begun. */
  begin: () => void
  leave: { name: string; run: () => void }
}

/** What the editor can do, whatever the document holds. */
export function createCommands(context: CommandContext): Command[] {
  return [
    ...inGroup('resume', [...resumeCommands(context), ...exportCommands(context), ...fitCommands(context)]),
    ...inGroup('edit', [...editCommands(context), ...findCommands(context)]),
    ...inGroup('view', viewCommands(context)),
    ...inGroup('help', helpCommands(context)),
  ]
}

function resumeCommands({ editor, language, dialogs, assistant, begin, leave }: CommandContext): OfGroup[] {
  const shell = SHELL_TEXTS[language]
  const texts = COMMAND_TEXTS[language]
  return [
    {
      id: 'assistant',
      name: texts.assistant,
      keywords: 'zs ai check improve tailor chat 检查 改写 对话',
      keys: ['Mod+J'],
      run: assistant,
    },
    { id: 'share', name: shell.share, keywords: 'fx link code 链接', run: dialogs.share },
    {
      id: 'download',
      name: shell.download,
      keywords: 'xz export print 导出 打印',
      keys: ['Mod+P'],
      isReady: () => !dialogs.isExporting,
      run: dialogs.download,
    },
    {
      id: 'read-back',
      name: EXPORT_TEXTS[language].readBack,
      keywords: 'sx dq ats pdf check text order 检查 核对 文字 读取',
      run: dialogs.readBack,
    },
    {
      id: 'history',
      name: texts.history,
      keywords: 'ls lsbb versions restore compare 版本 恢复 对比',
      keys: ['Mod+Shift+H'],
      run: () => dialogs.open('history'),
    },
    // A guest's resume has no links, and nobody to comment on it.
    !editor.guest && {
      id: 'comments',
      name: texts.comments,
      keywords: 'pl jy review suggestions 建议',
      run: () => openComments(),
    },
    {
      id: 'save',
      name: texts.saveNow,
      keywords: 'bc store',
      keys: ['Mod+S'],
      run: () => void editor.saver.flush(),
    },
    {
      id: 'layouts',
      name: texts.layouts,
      keywords: 'bs mb layout template compare 模板 对比',
      run: () => dialogs.open('layouts'),
    },
    {
      id: 'newer-version',
      name: texts.newerVersion,
      keywords: 'bs xbb layout upgrade italics 升级 对比 斜体',
      isReady: () => forEditorNow()?.inNewerVersion(editor.state()) !== undefined,
      run: () => dialogs.open('newer-version'),
    },
    { id: 'rename', name: texts.rename, keywords: 'cmm title 标题', keys: ['F2'], run: focusTitle },
    { id: 'new', name: texts.newResume, keywords: 'xj create begin template 模板', run: begin },
    { id: 'leave', keywords: 'fh close 关闭', ...leave },
  ]
}

function focusTitle(): void {
  const field = document.querySelector<HTMLInputElement>('[data-resume-title]')
  field?.focus()
  field?.select()
}

function editCommands({ editor, language }: CommandContext): OfGroup[] {
  const { undo, redo } = SHELL_TEXTS[language]
  return [
    {
      id: 'undo',
      name: undo,
      keywords: 'cx back',
      keys: ['Mod+Z'],
      isReady: () => editor.history().undo !== undefined || editor.pen.writing.get()?.typed !== undefined,
      run: editor.undo,
    },
    {
      id: 'redo',
      name: redo,
      keywords: 'cz again',
      keys: ['Mod+Shift+Z', 'Mod+Y'],
      isReady: () => editor.history().redo !== undefined,
      run: editor.redo,
    },
  ]
}

function findCommands({ editor, language }: CommandContext): OfGroup[] {
  const texts = COMMAND_TEXTS[language]
  return [
    {
      id: 'find',
      name: texts.find,
      keywords: 'cz find search 搜索',
      keys: ['Mod+F'],
      run: () => openFind({ editor, replaces: false }),
    },
    {
      id: 'replace',
      name: texts.replace,
      keywords: 'th czth replace 替换',
      keys: ['Mod+Shift+F'],
      run: () => openFind({ editor, replaces: true }),
    },
  ]
}

function helpCommands({ language, dialogs, togglePanel }: CommandContext): OfGroup[] {
  const texts = COMMAND_TEXTS[language]
  return [
    {
      id: 'palette',
      name: texts.palette,
      keywords: 'ml search 搜索',
      keys: ['Mod+K', 'Mod+/'],
      run: () => dialogs.open('palette'),
    },
    {
      id: 'shortcuts',
      name: texts.shortcuts,
      keywords: 'kjj keys help 帮助',
      keys: ['?'],
      run: () => dialogs.open('shortcuts'),
    },
    togglePanel && { id: 'hints', name: texts.hints, keywords: 'ts tour 引导', run: tourSeen.forget },
  ]
}

/** Makes the resume fit one page or two. */
function fitCommands({ editor, language }: CommandContext): OfGroup[] {
  return FIT_PAGES.map((pages) => ({
    id: `fit-${pages}`,
    name: COMMAND_TEXTS[language].fit(pages),
    keywords: 'ys yy yiye shrink page 缩 一页 页数',
    run: () => void runLate({ load: loadForEditor, run: ({ fitToPages }) => fitToPages({ editor, pages }) }),
  }))
}

/** Files beside the PDF; with a twin, its PDF and Word file along with those of this one. */
function exportCommands({ editor, language, dialogs }: CommandContext): OfGroup[] {
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
