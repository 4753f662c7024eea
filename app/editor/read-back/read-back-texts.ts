import { defineTexts } from '~/i18n/define-texts'

/** Words of what a screening system reads in the PDF. */
export const READ_BACK_TEXTS = defineTexts({
  'zh-CN': {
    about: '招聘系统（ATS）从 PDF 中提取文字，读到的内容和顺序如下。',
    close: '关闭',
    reading: '正在生成 PDF 并逐字核对…',
    again: '重新读取',
    whole: (pages: number) => `${pages} 页内容全部读出，顺序正确。`,
    found: (count: number) => `有 ${count} 处与简历不一致。`,
    first: '查看第一处',
    pages: ({ read, planned }: { read: number; planned: number }) =>
      `PDF 有 ${read} 页，编辑器中是 ${planned} 页。`,
    more: (count: number) => `另有 ${count} 处未列出。`,
    downloaded: '这是您下载的那个 PDF 的读取结果。',
    changed: '读取之后简历又有改动。',
    changedSince: '下载之后简历又有改动，按“重新读取”可核对现在的内容。',
    older: '最新的改动还没有保存，以下是上次保存的内容。',
    page: (page: number) => `第 ${page} 页`,
    nothing: '这一页没有读到文字。',
    kinds: { missing: '缺失', 'out-of-order': '顺序不对', unreadable: '读不出' },
    means: {
      missing: '这里应有以下文字，但没有读到：',
      'out-of-order': '以下文字在这里读到，与简历中的位置不符：',
      unreadable: '以下字符页面上看得见，却读不出来：',
    },
    go: '去修改',
    goTo: (path: string) => `去修改：${path}`,
    pathJoin: ' › ',
    failed: 'PDF 读取失败',
    failedText: '简历不受影响，请稍后再试。',
    offline: '网络已断开',
    offlineText: 'PDF 要先在服务器上生成才能核对，连上网络后再试。',
  },
  en: {
    about: 'Applicant tracking systems (ATS) extract the text from your PDF. Here’s what they get, in order.',
    close: 'Close',
    reading: 'Generating the PDF and reading it back…',
    again: 'Read again',
    whole: (pages: number) =>
      pages === 1
        ? 'Everything on the page was read, in the right order.'
        : `Everything on the ${pages} pages was read, in the right order.`,
    found: (count: number) =>
      count === 1 ? 'One place differs from your resume.' : `${count} places differ from your resume.`,
    first: 'Show first',
    pages: ({ read, planned }: { read: number; planned: number }) =>
      `The PDF has ${read} ${read === 1 ? 'page' : 'pages'}, the editor shows ${planned}.`,
    more: (count: number) => `${count} more not listed.`,
    downloaded: 'This is what was read from the file you downloaded.',
    changed: 'You’ve made changes since.',
    changedSince:
      'You’ve made changes since you downloaded it. Select “Read again” to check the current version.',
    older: 'Your latest changes aren’t saved yet. This is the last saved version.',
    page: (page: number) => `Page ${page}`,
    nothing: 'No text was read on this page.',
    kinds: { missing: 'Missing', 'out-of-order': 'Out of order', unreadable: 'Unreadable' },
    means: {
      missing: 'This should be here but wasn’t read:',
      'out-of-order': 'This was read here, out of place:',
      unreadable: 'This is visible on the page but can’t be read as text:',
    },
    go: 'Go to field',
    goTo: (path: string) => `Go to field: ${path}`,
    pathJoin: ' › ',
    failed: 'Couldn’t read the PDF',
    failedText: 'Your resume is fine. Try again in a moment.',
    offline: 'You’re offline',
    offlineText: 'The PDF is generated on the server first. Try again when you’re back online.',
  },
})
