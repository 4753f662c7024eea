import { importLines } from '../../../../app/features/interchange/import-lines'
import type { SourceLine } from '../../../../app/features/interchange/lines/types'

/** What the editor would show of an import, and what is doubtful about it. */
export function read(lines: SourceLine[]) {
  const result = importLines({ lines, language: 'zh-CN' })
  if (!result.ok) throw new Error(result.errors[0]?.message)
  const { content, warnings } = result
  return {
    rows: content.baseInfo.list.map(({ key, value }) => [key, value].filter(Boolean).join('：')),
    sections: content.entryList.map(({ kind, title, items }) => ({ kind, title, items })),
    warnings: warnings.map(({ quote }) => quote),
  }
}

/** Rows of cells, each with its paragraphs, as a reader of Word files gives a table. */
export const tableOf = (...rows: (string | string[])[][]): string => {
  const cell = (own: string | string[]) => [own].flat().map((text) => `<p>${text}</p>`)
  return `<table>${rows.map((row) => `<tr>${row.map((own) => `<td>${cell(own).join('')}</td>`).join('')}</tr>`).join('')}</table>`
}
