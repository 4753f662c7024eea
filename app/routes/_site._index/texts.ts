import { defineTexts } from '~/i18n/define-texts'

export const HOME_TEXTS = defineTexts({
  'zh-CN': {
    title: '简历 Jianli · 编辑的页面就是下载的 PDF',
    description: '在线简历：选一个模板，直接在页面上编辑，下载的 PDF 与所见完全一致。无需注册即可开始。',
    headline: { first: '写好简历，', second: '所见就是 PDF' },
    line: '选一个模板，直接在页面上改。分页、字体、间距，编辑时是什么样，下载就是什么样。',
    start: '立即开始，无需注册',
    browse: '浏览模板',
    free: '先写后登录，简历先存在您的浏览器里',
    count: (n: string) => `本站已制作 ${n} 份简历`,
    heroOpen: (title: string) => `编辑这一页：${title}`,
    heroEdit: '点一下，直接编辑',
    panel: { layout: '版式', color: '主题色', colorName: (hex: string) => `主题色 ${hex}` },
    wall: '选一个模板',
    wallLine: '空白开始、导入已有的简历，或照着范例改；版式以后可以随时更换。',
    order: '排序',
    filters: { new: '最新', hot: '最热' },
    tags: '标签',
    clear: '清除筛选',
    noMatch: '没有符合这些标签的模板',
    noMatchText: '换一个标签，或清除筛选看看全部模板。',
    use: '使用此模板',
    members: '会员',
    used: (n: string) => `${n} 次使用`,
    paging: '模板分页',
    page: (n: number) => `第 ${n} 页`,
    proofs: '哪里不一样',
    proof1: {
      title: '一份排版，处处一致',
      text: '编辑器、分享页、缩略图和 PDF 用的是同一份分页结果，不会多一行，也不会少一行。',
      places: { editor: '编辑器', pdf: 'PDF' },
    },
    proof2: {
      title: '懂中文排版',
      text: '标点不落行首，中西文之间自动留出间距，粗体是真正的粗体。',
      sample: '负责React组件库，覆盖12个业务线；首屏从3.2秒降到1.1秒。',
      before: '普通排版',
      after: '我们的排版',
    },
    proof3: {
      title: '人和系统都读得懂',
      text: 'PDF 里是真正的文字，带标签、书签与语言，招聘系统（ATS）按阅读顺序就能读出来。',
    },
    local: {
      title: '继续编辑本机上的简历',
      text: '保存在这个浏览器里，登录后会移入账号。',
      all: (n: number) => (n === 1 ? '查看列表' : `全部 ${n} 份`),
    },
    sharing: {
      title: '发一个链接，对方打开就能看',
      line: '不用来回传附件。您改好一处，对方看到的就是最新的一版。',
      step1: {
        title: '设一个 8 位访问码',
        text: '没有访问码无法打开；十分钟内输错十次，需要等一段时间才能再试。',
      },
      step2: {
        title: '把链接发出去',
        text: '对方不用注册，手机上也能看，页面不加载脚本；要存档，可以下载同一份 PDF。',
      },
      step3: { title: '随时撤回', text: '关闭“通过链接分享”，链接立刻失效。分享页也不会被搜索引擎收录。' },
      panel: { code: '访问码', copied: '链接已复制', readers: '只能查看，不能修改' },
    },
    guides: {
      title: '写什么，比用什么模板更重要',
      line: '怎么写成果、数字从哪里来、一页还是两页：每篇都讲具体办法和例子。',
      all: '全部指南',
    },
    bring: {
      title: '已经有一份简历？',
      text: '把 Word、PDF、Markdown 或 JSON Resume 拖进来，文件在浏览器里读取，不会上传。随时可以再导出带走。',
      go: '导入一份',
    },
    closing: {
      title: '现在就写第一行',
      line: '版式已经排好，您只管写。空白、已有的简历、范例，从哪里开始都行。',
    },
    questions: '常见问题',
    answers: {
      a1: {
        q: '需要注册吗？',
        a: '不需要。不登录也能编辑，简历存在您的浏览器里；登录后会移入账号，换设备也能继续写。',
      },
      a2: {
        q: '怎么分享给别人？',
        a: '为简历设置一个 8 位访问码，把链接发给对方即可。对方无需登录，只能查看；关闭“通过链接分享”，链接立刻失效。',
      },
      a3: {
        q: '换版式会丢内容吗？',
        a: '不会。内容与版式分开保存，换版式只改变外观。',
      },
      a4: {
        q: '误删了怎么办？',
        a: '删除后可以立即撤销，也可以在 30 天内从回收站恢复。',
      },
      a5: {
        q: '导出的 PDF 能过招聘系统吗？',
        a: 'PDF 里是真正的文字，按阅读顺序排列，不是图片。在“工具”里用招聘系统文本视图打开它，就能看到机器读到的内容。',
      },
      a6: {
        q: '没写完断网了，会丢吗？',
        a: '不会。每次改动都先存在本机，联网后自动补存；同一份简历开两个窗口，改动也会合并。',
      },
      a7: {
        q: '可以中英文各做一份吗？',
        a: '可以。模板分中文和英文两类，日期、标点与模块标题都按各自的习惯排。',
      },
      a8: {
        q: '能自己部署吗？',
        a: '能。整个网站以 MIT 许可证开源，装好 Node.js，一条命令就能运行。',
      },
    },
  },
  en: {
    title: 'Jianli · the page you edit is the PDF you download',
    description:
      'An online resume builder: pick a template, edit right on the page, and download a PDF that matches line for line. No account needed.',
    headline: { first: 'Write your resume ', second: 'just as it prints' },
    line: 'Pick a template and edit right on the page. Your PDF matches it exactly: pages, type, and spacing.',
    start: 'Start now, no account',
    browse: 'See templates',
    free: 'Write first, sign in later. Your resume stays in your browser until then',
    count: (n: string) => (n === '1' ? 'One resume made on this site' : `${n} resumes made on this site`),
    heroOpen: (title: string) => `Edit this page: ${title}`,
    heroEdit: 'Click to edit this page',
    panel: { layout: 'Layout', color: 'Color', colorName: (hex: string) => `Color ${hex}` },
    wall: 'Pick a template',
    wallLine: 'Start blank, import your resume, or edit the example. You can change the layout later.',
    order: 'Sort',
    filters: { new: 'Newest', hot: 'Most used' },
    tags: 'Tags',
    clear: 'Clear filters',
    noMatch: 'No templates with these tags',
    noMatchText: 'Try another tag, or clear the filters to see all templates.',
    use: 'Use this template',
    members: 'Members',
    used: (n: string) => (n === '1' ? '1 use' : `${n} uses`),
    paging: 'Template pages',
    page: (n: number) => `Page ${n}`,
    proofs: 'What sets it apart',
    proof1: {
      title: 'One layout, everywhere',
      text: 'The editor, shared page, thumbnail, and PDF all use the same page layout. Not a line more, not a line less.',
      places: { editor: 'Editor', pdf: 'PDF' },
    },
    proof2: {
      title: 'Built for Chinese type',
      text: 'No line starts with punctuation, Chinese and Latin text are properly spaced, and bold is true bold.',
      sample: '负责React组件库，覆盖12个业务线；首屏从3.2秒降到1.1秒。',
      before: 'Plain typesetting',
      after: 'Our typesetting',
    },
    proof3: {
      title: 'Readable by people and software',
      text: 'The PDF contains real text with tags, bookmarks, and a set language, so applicant tracking systems (ATS) read it in the right order.',
    },
    local: {
      title: 'Continue a resume saved in this browser',
      text: 'It stays here until you sign in, then moves to your account.',
      all: (n: number) => (n === 1 ? 'See list' : `See all ${n} resumes`),
    },
    sharing: {
      title: 'Send a link that opens right away',
      line: 'No attachments back and forth. Fix a line and readers see the change.',
      step1: {
        title: 'Set an 8-digit code',
        text: 'No one gets in without it, and ten wrong codes within ten minutes trigger a wait.',
      },
      step2: {
        title: 'Send the link',
        text: 'No account needed, it works on phones, and the page loads without scripts. Readers can download the same PDF to keep a copy.',
      },
      step3: {
        title: 'Stop sharing anytime',
        text: 'Turn off “Share by link” and the link stops working right away. Search engines never list it.',
      },
      panel: { code: 'Access code', copied: 'Link copied', readers: 'View only' },
    },
    guides: {
      title: 'What you write matters more than the template',
      line: 'How to write about results, where to find numbers, one page or two: every guide has practical methods and examples.',
      all: 'All guides',
    },
    bring: {
      title: 'Already have a resume?',
      text: 'Drop in a Word, PDF, Markdown, or JSON Resume file. It’s read in your browser, never uploaded, and you can export everything again.',
      go: 'Import resume',
    },
    closing: {
      title: 'Write your first line now',
      line: 'The page is already laid out. Start blank, import your resume, or edit an example.',
    },
    questions: 'FAQ',
    answers: {
      a1: {
        q: 'Do I need an account?',
        a: 'No. Without one, your resume stays in this browser. Sign in and it moves to your account, so you can continue on another device.',
      },
      a2: {
        q: 'How do I share it?',
        a: 'Set an 8-digit access code and send the link. Readers don’t need an account and can’t change anything. Turn off “Share by link” and the link stops working right away.',
      },
      a3: {
        q: 'Will I lose anything if I change the layout?',
        a: 'No. Content and layout are stored separately, so a layout only changes how your resume looks.',
      },
      a4: {
        q: 'I deleted a resume by mistake. Can I get it back?',
        a: 'Yes. Undo it right away, or restore it from the trash within 30 days.',
      },
      a5: {
        q: 'Can applicant tracking systems read the PDF?',
        a: 'Yes. It contains real text in reading order, not an image. Open it in ATS text view under Tools to see what an ATS reads.',
      },
      a6: {
        q: 'What if I lose my connection while writing?',
        a: 'Nothing is lost. Changes are saved on your device first and sync when you’re back online; edits from two windows are merged.',
      },
      a7: {
        q: 'Can I make one in English and one in Chinese?',
        a: 'Yes. Templates come in both languages; dates, punctuation, and section titles follow the conventions of each.',
      },
      a8: {
        q: 'Can I host it myself?',
        a: 'Yes. The whole site is open source under the MIT license, and with Node.js it starts with one command.',
      },
    },
  },
})
