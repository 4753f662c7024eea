import { defineTexts } from '~/i18n/define-texts'

export const CHECK_TEXTS = defineTexts({
  'zh-CN': {
    meta: '简历文字检查 · 逐条指出问题和改法 · 简历',
    line: '粘贴简历文字，或打开文件。按规则逐条检查：在哪里、为什么、怎么改。中英文都可以。',
    hint: 'PDF、Word（.docx）、Markdown 或纯文本，不超过 20 MB',
    text: '简历文字',
    placeholder: '把简历文字粘贴到这里…',
    count: (n: number) => `${n} 字`,
    empty: '粘贴文字后，这里会列出检查结果。',
    none: '按现有规则没有发现问题',
    noneText: '规则只看得出写法上的毛病，内容是否切题还要您自己把握。',
    found: (errors: number, warnings: number, hints: number) =>
      `${errors} 个错误，${warnings} 处建议修改，${hints} 处可以更好`,
    severities: { error: '错误', warning: '建议修改', hint: '可以更好' },
    lineNumber: (n: number) => `第 ${n} 行`,
    whole: '全文',
    show: (title: string, n: number) => `在文字里选中第 ${n} 行的“${title}”`,
    why: '为什么',
    how: '怎么改',
    clear: '清空',
  },
  en: {
    meta: 'Resume text check · what to fix, and how · Jianli',
    line: 'Paste your resume text or open a file. Each finding shows where, why, and what to do. Chinese and English.',
    hint: 'PDF, Word (.docx), Markdown, or plain text, up to 20 MB',
    text: 'Resume text',
    placeholder: 'Paste your resume text here…',
    count: (n: number) => (n === 1 ? '1 word' : `${n} words`),
    empty: 'Findings appear here once you add text.',
    none: 'No issues found',
    noneText: 'Rules only check how things are written. Whether they fit the job is up to you.',
    found: (errors: number, warnings: number, hints: number) =>
      `${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} to improve, ${hints} to consider`,
    severities: { error: 'Error', warning: 'Improve', hint: 'Consider' },
    lineNumber: (n: number) => `Line ${n}`,
    whole: 'Whole text',
    show: (title: string, n: number) => `Select “${title}” on line ${n} in the text`,
    why: 'Why',
    how: 'What to do',
    clear: 'Clear',
  },
})
