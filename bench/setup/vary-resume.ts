import { resumeContent, type ResumeContent } from '../../collections/resumes/schema'
import { longResume } from '../../tests/factories/long-resume'

export type Length = 'one page' | 'two pages'

const FIRST_HAN = 0x4e00

/** A Chinese resume of one or two pages; each number gives another text with other characters, none the same file. */
export function varyResume({ length, number }: { length: Length; number: number }): ResumeContent {
  const content = longResume('zh-CN')
  const own = String.fromCodePoint(...[0, 1, 2, 3].map((i) => FIRST_HAN + ((number * 37 + i * 11) % 5000)))
  const entryList = content.entryList.map((entry) => ({
    ...entry,
    items: entry.items.map((item, i) => (i === 0 ? { ...item, text: `${item.text}${own}` } : item)),
  }))
  const kept = length === 'two pages' ? entryList : shorten(entryList)
  const list = content.baseInfo.list.map((row) => (row.kind === 'name' ? { ...row, value: own } : row))
  return resumeContent.parse({ ...content, baseInfo: { ...content.baseInfo, list }, entryList: kept })
}

/** As much of the text as fills most of a page, with each section that begins in it. */
function shorten(entryList: ResumeContent['entryList']): ResumeContent['entryList'] {
  const sizeOf = (entry: unknown) => JSON.stringify(entry).length
  const most = sizeOf(entryList) * 0.3
  let size = 0
  return entryList.flatMap((entry) => {
    const items = entry.items.filter((item) => (size += sizeOf(item)) <= most)
    return items.length > 0 ? [{ ...entry, items }] : []
  })
}
