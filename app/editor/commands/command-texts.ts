import { defineTexts } from '~/i18n/define-texts'

export const COMMAND_TEXTS = defineTexts({
  'zh-CN': {
    palette: '命令面板',
    shortcuts: '键盘快捷键',
    saveNow: '立即保存',
    rename: '重命名简历',
    newResume: '新建简历',
    toggleContent: '展开或收起内容面板',
    toggleStyle: '展开或收起样式面板',
    unspread: '页面改回上下排列',
    hints: '再看一遍使用提示',
    assistant: '简历助手',
    history: '历史版本',
    comments: '读者的评论',
    layouts: '用我的内容预览版式',
  },
  en: {
    palette: 'Command palette',
    shortcuts: 'Keyboard shortcuts',
    saveNow: 'Save now',
    rename: 'Rename the resume',
    newResume: 'New resume',
    toggleContent: 'Fold or unfold the content panel',
    toggleStyle: 'Fold or unfold the style panel',
    unspread: 'Pages one below the other',
    hints: 'Show the hints again',
    assistant: 'Assistant',
    history: 'History',
    comments: 'Comments of readers',
    layouts: 'Preview all layouts',
  },
})
