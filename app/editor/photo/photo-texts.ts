import { defineTexts } from '~/i18n/define-texts'

export const PHOTO_TEXTS = defineTexts({
  'zh-CN': {
    photo: '照片',
    choose: '选择照片',
    replace: '更换',
    remove: '移除',
    show: '在页面上显示',
    radius: '圆角',
    width: '宽度',
    unreadable: '无法读取这张图片，请换一张 JPEG、PNG 或 WebP。',
    hint: 'JPEG、PNG 或 WebP；会在浏览器中缩小后保存',
  },
  en: {
    photo: 'Photo',
    choose: 'Choose a photo',
    replace: 'Replace',
    remove: 'Remove',
    show: 'Show on the page',
    radius: 'Corner radius',
    width: 'Width',
    unreadable: 'This picture can’t be read. Try a JPEG, PNG or WebP.',
    hint: 'JPEG, PNG or WebP; made smaller in your browser',
  },
})
