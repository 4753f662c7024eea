import { defineTexts } from '~/i18n/define-texts'

export const PREVIEW_TEXTS = defineTexts({
  'zh-CN': {
    shared: '分享的简历',
    description: '通过简历 Jianli 私下分享的一份简历，仅限持有链接和访问码的人查看。',
    download: '下载 PDF',
    comment: '评论',
    view: '查看方式',
    asPage: '页面',
    asText: '文字',
    own: '制作我的简历',
    document: '简历内容',
    askTitle: '输入访问码',
    askText: '这份简历设有访问码，请输入分享者给您的 8 位数字。',
    code: '访问码',
    open: '查看简历',
    wrong: '访问码不正确，请核对后重试',
    tooMany: (minutes: number) => `错误次数过多，请 ${minutes} 分钟后再试`,
    gone: { title: '无法查看这份简历', text: '它可能已停止分享或已被删除，请向分享者索取新的链接。' },
    ended: {
      revoked: {
        title: '这个链接已被撤回',
        text: '分享者不再通过它分享这份简历。如仍需查看，请向分享者索取新的链接。',
      },
      expired: {
        title: '这个链接已过期',
        text: '它只在一段时间内有效。如仍需查看，请向分享者索取新的链接。',
      },
      'used-up': {
        title: '这个链接的查看次数已用完',
        text: '它只能打开有限的次数。如仍需查看，请向分享者索取新的链接。',
      },
    },
    busy: { title: '正在排版，请稍候', text: '现在查看的人较多，请几秒后重新加载。' },
    reload: '重新加载',
    home: '回到首页',
  },
  en: {
    shared: 'Shared resume',
    description: 'A resume shared privately on Jianli with people who have the link and access code.',
    download: 'Download PDF',
    comment: 'Comment',
    view: 'View as',
    asPage: 'Page',
    asText: 'Text',
    own: 'Make your own',
    document: 'Resume',
    askTitle: 'Enter access code',
    askText: 'This resume is protected. Enter the 8-digit code that came with the link.',
    code: 'Access code',
    open: 'Open resume',
    wrong: 'Wrong access code. Check it and try again',
    tooMany: (minutes: number) =>
      `Too many wrong codes. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    gone: {
      title: 'This resume isn’t available',
      text: 'It’s no longer shared, or it was deleted. Ask the owner for a new link.',
    },
    ended: {
      revoked: {
        title: 'This link was revoked',
        text: 'It no longer opens the resume. Ask the owner for a new link.',
      },
      expired: {
        title: 'This link has expired',
        text: 'It was only valid for a limited time. Ask the owner for a new link.',
      },
      'used-up': {
        title: 'This link has reached its limit',
        text: 'It could only be opened a limited number of times. Ask the owner for a new link.',
      },
    },
    busy: {
      title: 'Still loading',
      text: 'The site is busy right now. Reload in a few seconds.',
    },
    reload: 'Reload',
    home: 'Go home',
  },
})
