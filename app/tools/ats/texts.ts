import { defineTexts } from '~/i18n/define-texts'

/** `title` says what was found, `how` what to do about it. */
export const ATS_TEXTS = defineTexts({
  'zh-CN': {
    meta: '招聘系统文本视图 · 看看机器从 PDF 里读到什么 · 简历',
    line: '招聘系统（ATS）读的不是版面，而是 PDF 里的文字。这里按文件里的顺序显示机器读到的内容，并指出会读错的地方。',
    hint: 'PDF，不超过 30 MB',
    accepted: 'PDF 文件',
    summary: (problems: number, warnings: number) =>
      problems + warnings === 0 ? '没有发现问题' : `${problems} 个问题，${warnings} 处提醒`,
    kinds: { problem: '问题', warning: '提醒', good: '正常' },
    machineText: '机器读到的文字',
    page: (n: string) => `第 ${n} 页`,
    noLines: '这一页没有文字',
    pageLinks: '这一页的链接',
    morePages: (n: string) => `文件较长，只读了前 ${n} 页`,
    checks: {
      text: { title: (n: string) => `有真正的文字，共 ${n} 行`, how: '' },
      noText: {
        title: '整份文件都是图片，没有一个字可读',
        how: '不要用扫描件或截图，从编辑软件直接导出 PDF。',
      },
      picturePages: { title: (n: string) => `第 ${n} 页只有图片`, how: '把这些页换成文字。' },
      columns: {
        title: (n: string, line: string) => `左右两栏的文字混在了一起，有 ${n} 行，例如“${line}”`,
        how: '不要用表格或空格排成两栏；改为单栏，或使用按阅读顺序导出的模板。',
      },
      broken: {
        title: (n: string) => `有 ${n} 个字符读不出来`,
        how: '多半是图标字体或字体没有带文字编码。去掉图标，或换一种字体再导出。',
      },
      radicals: {
        title: (list: string) => `有些字看着没错，其实是部首字符：${list}`,
        how: '搜索和筛选时会匹配不到。换一种字体或导出方式。',
      },
      spaced: {
        title: (line: string) => `字母之间有空格：“${line}”`,
        how: '用字符间距设置代替手打空格，否则会读成一个个字母。',
      },
      name: { title: (name: string) => `第一行是姓名：${name}`, how: '' },
      noName: {
        title: (line: string) => `第一行不像姓名：“${line}”`,
        how: '把姓名放在最前面，单独一行。',
      },
      email: { title: (mail: string) => `邮箱：${mail}`, how: '' },
      noEmail: { title: '没有找到邮箱', how: '写成文字，不要只放图标或二维码。' },
      phone: { title: (phone: string) => `电话：${phone}`, how: '' },
      noPhone: { title: '没有找到电话', how: '写成文字，数字之间最多用空格或短横线。' },
      late: {
        title: (n: string) => `联系方式在第 ${n} 行才出现`,
        how: '放到最前面几行；放在页脚或侧栏末尾容易被漏读。',
      },
      headings: { title: (list: string) => `认出的标题：${list}`, how: '' },
      noHeadings: {
        title: '没有认出任何常见标题',
        how: '使用“工作经历”“教育背景”“专业技能”这样的标题，各占一行。',
      },
      links: { title: (n: string) => `${n} 个可点击的链接`, how: '' },
      attachment: { title: '附有简历数据，可以再次导入', how: '' },
      long: { title: (n: string) => `共 ${n} 页，偏长`, how: '一般一到两页为宜。' },
    },
  },
  en: {
    meta: 'ATS text view · what ATS software reads in your PDF · Jianli',
    line: 'Applicant tracking systems (ATS) don’t see the page; they read the text inside the PDF. See that text in file order, and what could be misread.',
    hint: 'PDF, up to 30 MB',
    accepted: 'a PDF file',
    summary: (problems: number, warnings: number) =>
      problems + warnings === 0
        ? 'No problems found'
        : `${problems} ${problems === 1 ? 'problem' : 'problems'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
    kinds: { problem: 'Problem', warning: 'Warning', good: 'Good' },
    machineText: 'What an ATS reads',
    page: (n: string) => `Page ${n}`,
    noLines: 'This page has no text',
    pageLinks: 'Links on this page',
    morePages: (n: string) => `Long file: only the first ${n} pages were read`,
    checks: {
      text: { title: (n: string) => `Real text, ${n === '1' ? '1 line' : `${n} lines`}`, how: '' },
      noText: {
        title: 'The whole file is images; no text can be read',
        how: 'Don’t use a scan or screenshot. Export the PDF from the app you wrote it in.',
      },
      picturePages: {
        title: (n: string) => `Only images on page ${n}`,
        how: 'Replace them with text.',
      },
      columns: {
        title: (n: string, line: string) =>
          `Two columns run together on ${n === '1' ? '1 line' : `${n} lines`}, like “${line}”`,
        how: 'Don’t build columns with tables or spaces. Use one column, or a template that exports in reading order.',
      },
      broken: {
        title: (n: string) => (n === '1' ? '1 character can’t be read' : `${n} characters can’t be read`),
        how: 'Usually an icon font or a font with no encoding. Remove the icons or export with another font.',
      },
      radicals: {
        title: (list: string) => `Some characters look right but are actually radicals: ${list}`,
        how: 'Searches won’t match them. Try another font or export method.',
      },
      spaced: {
        title: (line: string) => `Spaces between letters: “${line}”`,
        how: 'Use letter spacing instead of typed spaces, or each letter is read on its own.',
      },
      name: { title: (name: string) => `The first line is a name: ${name}`, how: '' },
      noName: {
        title: (line: string) => `The first line doesn’t look like a name: “${line}”`,
        how: 'Put your name first, on its own line.',
      },
      email: { title: (mail: string) => `Email: ${mail}`, how: '' },
      noEmail: { title: 'No email address found', how: 'Write it as text, not just as an icon or QR code.' },
      phone: { title: (phone: string) => `Phone: ${phone}`, how: '' },
      noPhone: { title: 'No phone number found', how: 'Write it as text, using only spaces or hyphens.' },
      late: {
        title: (n: string) => `Contact details don’t appear until line ${n}`,
        how: 'Put them in the first few lines. A footer or the end of a sidebar is easy to miss.',
      },
      headings: { title: (list: string) => `Headings recognized: ${list}`, how: '' },
      noHeadings: {
        title: 'No standard headings recognized',
        how: 'Use headings like Experience, Education, and Skills, each on its own line.',
      },
      links: { title: (n: string) => (n === '1' ? '1 clickable link' : `${n} clickable links`), how: '' },
      attachment: { title: 'Includes its resume data, so it can be imported again', how: '' },
      long: { title: (n: string) => `${n} pages is long`, how: 'One or two pages is typical.' },
    },
  },
})
