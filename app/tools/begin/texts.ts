import { defineTexts } from '~/i18n/define-texts'

export const BEGIN_TEXTS = defineTexts({
  'zh-CN': {
    title: '怎样开始？',
    text: '版式以后可以随时更换。',
    anyText: '版式以后可以随时更换。',
    blank: { name: '空白开始', text: '模块都已排好，灰色的字提示该写什么，不会印出来' },
    own: { name: '导入我的简历', text: 'PDF、Word、Markdown、JSON 等，文件在浏览器里读取，不会上传' },
    example: { name: '照着范例改', text: '一份虚构人物的完整简历，替换成您自己的内容即可' },
    choose: '选择简历文件',
    paste: '或粘贴简历的文字',
    pasted: '简历的文字',
    pasteHint: '照原样粘贴，保留换行；在浏览器里读取，不会上传',
    read: '用这段文字开始',
    working: '正在打开编辑器…',
    failed: '新建简历失败，请检查网络后重试',
    away: '简历已创建，但网络中断，编辑器未能打开。您可以在“我的简历”中找到它。',
    again: '重试',
  },
  en: {
    title: 'How do you want to start?',
    text: 'You can change the layout later.',
    anyText: 'You can change the layout later.',
    blank: {
      name: 'Blank',
      text: 'Sections are set up; gray hints show what goes where and never print',
    },
    own: {
      name: 'Import my own',
      text: 'PDF, Word, Markdown, JSON, and more; read in your browser, never uploaded',
    },
    example: {
      name: 'Use the example',
      text: 'A complete sample resume for a fictional person; replace it with your own details',
    },
    choose: 'Choose a resume file',
    paste: 'Or paste resume text',
    pasted: 'Resume text',
    pasteHint: 'Paste it as is, line by line; it’s read in your browser, never uploaded',
    read: 'Start with this text',
    working: 'Opening the editor…',
    failed: 'Couldn’t create your resume. Check your connection and try again.',
    away: 'Your resume was created, but the connection dropped before the editor opened. You’ll find it in My resumes.',
    again: 'Try again',
  },
})
