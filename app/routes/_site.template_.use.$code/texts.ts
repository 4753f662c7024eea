import { defineTexts } from '~/i18n/define-texts'

export const USE_TEXTS = defineTexts({
  'zh-CN': {
    site: '简历',
    use: { example: '使用此范例', template: '使用此模板' },
    pictureOf: (title: string) => `“${title}”的第一页`,
    example: '这是一份虚构人物的完整范例。可以照着改，也可以只用它的版式，空白开始或导入自己的简历。',
    template: '使用后会按此模板新建一份简历，内容都可以改，版式以后可以随时更换。',
    free: '无需注册：未登录时，简历先存在您的浏览器里。',
    needsScript: '编辑器需要启用 JavaScript。',
    allExamples: '简历范例',
    templates: '模板',
    about: {
      example: (name: string) =>
        `“${name}”简历范例：完整的简历，可以直接复制到编辑器里改成自己的，无需注册。`,
      template: (name: string) => `“${name}”简历模板：在页面上直接编辑，下载的 PDF 与所见一致，无需注册。`,
    },
  },
  en: {
    site: 'Jianli',
    use: { example: 'Use this example', template: 'Use this template' },
    pictureOf: (title: string) => `First page of “${title}”`,
    example:
      'A complete resume for a fictional person. Edit it, or use just its layout: start blank or import your own resume.',
    template: 'Creates a new resume with this layout. You can change everything later, including the layout.',
    free: 'No account needed. Until you sign in, your resume stays in your browser.',
    needsScript: 'The editor needs JavaScript.',
    allExamples: 'Resume examples',
    templates: 'Templates',
    about: {
      example: (name: string) =>
        `${name}: a full resume example you can copy into the editor and make your own, no account needed.`,
      template: (name: string) =>
        `The ${name} resume template: edit right on the page, download a PDF that matches, no account needed.`,
    },
  },
})
