import { defineTexts } from '~/i18n/define-texts'

export const SESSION_TEXTS = defineTexts({
  'zh-CN': {
    unauthorized: '权限不足，请先登录系统',
    unknownError: '未知异常',
    otherAccount: '这个链接要用另一个账号登录，您现在的登录没有改变',
    switchAccount: '切换账号',
    noNetwork: '网络连接异常，请检查后重试',
    siteAway: '暂时无法连接本站，请稍后再试',
    timeout: '服务器 20 秒内没有响应，请稍后再试',
    adminsOnly: '此页面仅管理员可见',
    losesUnsaved: '本机有尚未保存的修改。退出登录将丢失这些修改，仍要退出吗？',
    moved: (n: number) => `已将本机的 ${n} 份简历存入您的账号`,
    notMoved: (n: number) => `简历数量已达上限，${n} 份仍保存在本机`,
    movingFailed: '本机的简历暂时未能移入账号，下次登录时会再试',
  },
  en: {
    unauthorized: 'Insufficient permission, please log in to the system first',
    unknownError: 'Unknown exception',
    otherAccount: 'This link is for another account. You’re still signed in to yours',
    switchAccount: 'Switch account',
    noNetwork: 'No connection. Check your network and try again',
    siteAway: 'Can’t reach the site. Try again in a moment',
    timeout: 'No response after 20 seconds. Try again in a moment',
    adminsOnly: 'This page is for administrators',
    losesUnsaved: 'You have unsaved changes on this device. Sign out and lose them?',
    moved: (n: number) => `${n === 1 ? '1 resume' : `${n} resumes`} from this browser moved to your account`,
    notMoved: (n: number) =>
      `You’ve reached your resume limit. ${n === 1 ? '1 resume is' : `${n} resumes are`} still in this browser`,
    movingFailed: 'Couldn’t move the resumes in this browser yet. We’ll try again next time you sign in',
  },
})
