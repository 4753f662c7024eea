import { defineTexts } from '~/i18n/define-texts'

export const USE_TEXTS = defineTexts({
  'zh-CN': {
    site: '简历',
    use: '使用这份',
    busy: '正在放进编辑器…',
    failed: '没能新建简历，请再试一次。',
    pictureOf: (title: string) => `「${title}」的第一页`,
    example: '这是一份虚构人物的完整范例。使用后会复制一份给您，换成自己的内容即可。',
    template: '使用后会按此模板新建一份简历，内容都可以改，也可以随时换模板。',
    free: '无需注册：未登录时，简历先存在您的浏览器里。',
    needsScript: '编辑器需要启用 JavaScript。',
    allExamples: '简历范例',
  },
  en: {
    site: 'Jianli',
    use: 'Use this one',
    busy: 'Putting it into the editor …',
    failed: 'The resume could not be made, please try again.',
    pictureOf: (title: string) => `First page of “${title}”`,
    example:
      'A full example of an invented person. Using it makes a copy of your own; put your facts in its place.',
    template: 'Using it makes a new resume in this layout. Everything can be changed, the template too.',
    free: 'No account needed: until you sign in, it stays in your browser.',
    needsScript: 'The editor needs JavaScript.',
    allExamples: 'Resume examples',
  },
})
