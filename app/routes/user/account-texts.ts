import { defineTexts } from '~/i18n/define-texts'

export const ACCOUNT_TEXTS = defineTexts({
  'zh-CN': {
    devices: {
      title: '登录的设备',
      text: '不认识的设备可以退出，再修改密码。',
      unknown: '未知设备',
      thisDevice: '本机',
      seen: (when: string) => `最近使用 ${when}`,
      signOut: '退出',
      signOutOf: (device: string) => `退出「${device}」`,
      signOutOthers: '退出其他所有设备',
      signedOut: '已退出该设备',
      othersSignedOut: '其他设备都已退出',
    },
  },
  en: {
    devices: {
      title: 'Devices',
      text: 'Sign out a device you don’t know, then change your password.',
      unknown: 'Unknown device',
      thisDevice: 'This device',
      seen: (when: string) => `Last used ${when}`,
      signOut: 'Sign out',
      signOutOf: (device: string) => `Sign out “${device}”`,
      signOutOthers: 'Sign out all other devices',
      signedOut: 'The device was signed out',
      othersSignedOut: 'All other devices were signed out',
    },
  },
})
