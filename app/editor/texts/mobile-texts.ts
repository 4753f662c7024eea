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
    name: '简历名称',
    writing: '输入工具',
    inForm: '在表单中编辑',
    done: '完成',
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
    history: 'Version history',
    name: 'Resume name',
    writing: 'Writing tools',
    inForm: 'Edit in form',
    done: 'Done',
  },
})
