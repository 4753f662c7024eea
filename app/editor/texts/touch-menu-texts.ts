import { defineTexts } from '~/i18n/define-texts'

export const TOUCH_MENU_TEXTS = defineTexts({
  'zh-CN': {
    name: '剪贴板',
    cut: '剪切',
    copy: '复制',
    paste: '粘贴',
    all: '全选',
    refused: '浏览器没有提供可粘贴的文字。请用键盘粘贴，或在表单中长按粘贴。',
  },
  en: {
    name: 'Clipboard',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    all: 'Select all',
    refused:
      'Your browser didn’t share any text to paste. Paste from your keyboard, or long-press in the form.',
  },
})
