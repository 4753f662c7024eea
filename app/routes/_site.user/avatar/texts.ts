import { defineTexts } from '~/i18n/define-texts'

export const AVATAR_TEXTS = defineTexts({
  'zh-CN': {
    avatar: '头像',
    choose: '选择图片',
    replace: '更换',
    remove: '移除',
    hint: 'PNG、JPEG 或 WebP，只有您和管理员能看到。',
    unreadable: '无法读取这张图片，请换一张。',
    saved: '设置成功',
    crop: {
      title: '裁剪头像',
      text: '拖动方框选择要显示的部分；也可以用方向键移动。',
      save: '保存',
      cancel: '取消',
      area: '裁剪范围',
    },
  },
  en: {
    avatar: 'Avatar',
    choose: 'Choose image',
    replace: 'Replace',
    remove: 'Remove',
    hint: 'PNG, JPEG, or WebP. Only you and administrators can see it.',
    unreadable: 'Can’t read this image. Try another one.',
    saved: 'Set successfully',
    crop: {
      title: 'Crop avatar',
      text: 'Drag the frame over the part you want, or move it with the arrow keys.',
      save: 'Save',
      cancel: 'Cancel',
      area: 'Crop area',
    },
  },
})
