import { defineTexts } from '~/i18n/define-texts'

/** What readers of a shared resume and its owner in the editor both read beside comments. */
export const COMMENT_WORDS = defineTexts({
  'zh-CN': {
    close: '关闭评论',
    loading: '正在加载评论',
    failed: '评论加载失败',
    send: '发送',
    cancel: '取消',
    reader: '读者',
    you: '您',
    answer: '回复',
    answerLabel: '您的回复',
    gone: '这段文字已不在页面上',
    changed: '这段文字后来有改动',
    states: { open: '待处理', accepted: '已采纳', closed: '已处理' },
  },
  en: {
    close: 'Close comments',
    loading: 'Loading comments',
    failed: 'Couldn’t load comments',
    send: 'Send',
    cancel: 'Cancel',
    reader: 'Reader',
    you: 'You',
    answer: 'Reply',
    answerLabel: 'Your reply',
    gone: 'This text is no longer on the page',
    changed: 'This text has changed since then',
    states: { open: 'Open', accepted: 'Accepted', closed: 'Resolved' },
  },
})
