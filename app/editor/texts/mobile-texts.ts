import { defineTexts } from '~/i18n/define-texts'

export const MOBILE_TEXTS = defineTexts({
  'zh-CN': {
    tabs: '编辑器',
    content: '内容',
    page: '页面',
    style: '样式',
    assistant: '助手',
    more: '更多',
    share: '分享',
    download: '下载 PDF',
    history: '历史版本',
    desktop: '打开电脑版编辑器',
    back: '返回我的简历',
    backHome: '返回首页',
    name: '简历名称',
  },
  en: {
    tabs: 'Editor',
    content: 'Content',
    page: 'Page',
    style: 'Style',
    assistant: 'Assistant',
    more: 'More',
    share: 'Share',
    download: 'Download PDF',
    history: 'History',
    desktop: 'Open the desktop editor',
    back: 'Back to my resumes',
    backHome: 'Back to the home page',
    name: 'Name of the resume',
  },
})
