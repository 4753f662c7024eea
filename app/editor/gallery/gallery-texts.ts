import { defineTexts } from '~/i18n/define-texts'

export const GALLERY_TEXTS = defineTexts({
  'zh-CN': {
    title: '用我的内容预览版式',
    layouts: '版式',
    filter: '筛选版式',
    filters: {
      all: '全部',
      'one-column': '单栏',
      'two-columns': '双栏',
      dense: '紧凑',
      airy: '疏朗',
    },
    now: (name: string) => `当前：${name}`,
    chosen: (name: string) => `预览：${name}`,
    isCurrent: '当前',
    use: '使用这个版式',
    cancel: '保持不变',
    changed: (name: string) => `已换成“${name}”版式`,
    undo: '撤销',
    drawing: '正在排版…',
  },
  en: {
    title: 'Layouts with my resume',
    layouts: 'Layouts',
    filter: 'Filter layouts',
    filters: {
      all: 'All',
      'one-column': 'One column',
      'two-columns': 'Two columns',
      dense: 'Dense',
      airy: 'Airy',
    },
    now: (name: string) => `Now: ${name}`,
    chosen: (name: string) => `Preview: ${name}`,
    isCurrent: 'now',
    use: 'Use this layout',
    cancel: 'Leave it as it is',
    changed: (name: string) => `Changed to the layout ${name}`,
    undo: 'Undo',
    drawing: 'Drawing…',
  },
})
