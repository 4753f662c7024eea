import { adminText } from '../languages/admin-language'

/** What a field whose text is Markdown says of it. */
export const MARKDOWN_HINT = adminText({
  en: 'Markdown: paragraphs, lists, **bold**, *italic*, links; a line of “## ” is a heading.',
  'zh-CN': '支持 Markdown：段落、列表、**加粗**、链接；以“## ”开头的一行是小标题。',
})
