/** Words to be seen that stand in Payload's code in English alone, part by part as they are put together there. */
const WORDS: Record<string, string> = {
  'Create Table': '插入表格',
  Rows: '行数',
  Columns: '列数',
  'Merge cells': '合并单元格',
  'Unmerge cells': '取消合并单元格',
  'Toggle Row Striping': '切换隔行底色',
  'Toggle First Column Freeze': '切换首列冻结',
  Insert: '插入',
  row: '行',
  column: '列',
  above: '（上方）',
  below: '（下方）',
  left: '（左侧）',
  right: '（右侧）',
  'Delete row': '删除行',
  'Delete column': '删除列',
  'Delete table': '删除表格',
  Add: '添加',
  Remove: '取消',
  'row header': '行标题',
  'column header': '列标题',
  Time: '时间',
  Responsive: '自适应',
  'Next Month': '下个月',
  'Previous Month': '上个月',
}

/** The Chinese for a piece of text, or null where there is none. */
export function chineseWord(text: string): string | null {
  const word = text.trim()
  const count = /^(\d+) (rows|columns)$/.exec(word)
  if (count) return `${count[1]} ${count[2] === 'rows' ? '行' : '列'}`
  return WORDS[word] ?? null
}
