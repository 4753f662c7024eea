/** Names that stand in Payload's code in English alone. */
const NAMES: Record<string, string> = {
  'add dropdown': '插入',
  'blocks dropdown': '区块',
  'text dropdown': '段落格式',
  'Drag to move': '拖动以移动',
  'Add block': '添加区块',
  'Edit link': '编辑链接',
  'Remove link': '移除链接',
  'Slash menu': '命令菜单',
  'Insert Paragraph': '插入段落',
  'Choose Date and Time': '选择日期和时间',
  'Choose Date': '选择日期',
  'Next Month': '下个月',
  'Previous Month': '上个月',
  Time: '时间',
  'Add Row': '添加一行',
  'Add Column': '添加一列',
}

/** Those with a part that changes: days and months of the calendar. */
const STARTS: [string, string][] = [
  ['Not available ', '不可选：'],
  ['Choose ', '选择 '],
  ['Month ', ''],
  ['Notifications ', '通知 '],
]

/** The Chinese for a name, or null where there is none. */
export function chineseName(name: string): string | null {
  const whole = NAMES[name]
  if (whole) return whole
  for (const [start, chinese] of STARTS) if (name.startsWith(start)) return chinese + name.slice(start.length)
  return null
}
