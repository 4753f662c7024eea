import { defineTexts } from '~/i18n/define-texts'

/** Words of what is moved and changed on the page itself. */
export const BLOCK_TEXTS = defineTexts({
  'zh-CN': {
    handle: (name: string) => `移动或更改：${name}`,
    addBelow: (item: string) => `在下方添加${item}`,
    goOn: (name: string) => `接着写${name}`,
    addSectionBelow: '在下方添加模块',
    addJoined: {
      experience: '在同一单位再加一段',
      volunteer: '在同一单位再加一段',
      education: '在同一学校再加一段',
    },
    cut: '剪切',
    copy: '复制',
    paste: '粘贴',
    copied: '已复制',
    notCopied: '浏览器不允许写入剪贴板。',
    notRead: '浏览器不允许读取剪贴板。请在网站权限中允许，或改用“移到”“创建副本”。',
    atSide: '在侧栏编辑',
    inForm: '在表单中编辑',
    lifted: (name: string) => `已拿起${name}，松开放下，按 Esc 取消`,
    putBack: (name: string) => `${name}留在原处`,
  },
  en: {
    handle: (name: string) => `Move or change: ${name}`,
    addBelow: (item: string) => `Add ${item} below`,
    goOn: (name: string) => `Go on to ${name}`,
    addSectionBelow: 'Add section below',
    addJoined: {
      experience: 'Add another role at this company',
      volunteer: 'Add another role here',
      education: 'Add a degree here',
    },
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    copied: 'Copied',
    notCopied: 'Your browser won’t let this page write to the clipboard.',
    notRead:
      'Your browser blocked clipboard access. Allow it for this site, or use “Move to” or “Duplicate” instead.',
    atSide: 'Edit in side panel',
    inForm: 'Edit in form',
    lifted: (name: string) => `${name} picked up. Release to drop, press Esc to cancel`,
    putBack: (name: string) => `${name} returned to its place`,
  },
})
