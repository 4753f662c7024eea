import { defineTexts } from '~/i18n/define-texts'

export const UI_TEXTS = defineTexts({
  'zh-CN': {
    close: '关闭',
    undo: '撤销',
    retry: '重试',
    failed: '加载失败',
    failedText: '请稍后再试一次。',
    notices: '通知',
    waiting: (count: number) => `还有 ${count} 条`,
    kinds: { info: '提示：', success: '成功：', warning: '注意：', error: '出错：' },
  },
  en: {
    close: 'Close',
    undo: 'Undo',
    retry: 'Try again',
    failed: 'Couldn’t load this',
    failedText: 'Try again in a moment.',
    notices: 'Notifications',
    waiting: (count: number) => `${count} more`,
    kinds: { info: 'Note:', success: 'Done:', warning: 'Warning:', error: 'Error:' },
  },
})
