import { defineTexts } from '~/i18n/define-texts'

/** What an invite code gives a new account, or why it gives nothing. */
export const INVITE_TEXTS = defineTexts({
  'zh-CN': {
    good: (days: number) => `您收到了邀请：注册新账号可得 ${days} 天会员。`,
    off: (code: string) => `邀请码 ${code} 已停用。您仍可注册，但不会得到会员天数。`,
    ended: (code: string) => `邀请码 ${code} 已失效，请向好友要新的链接。不用它也可以注册。`,
    'used-up': (code: string) => `邀请码 ${code} 的次数已用完。您仍可注册，但不会得到会员天数。`,
    unknown: (code: string) => `没有邀请码 ${code}，请检查链接。不用它也可以注册。`,
    signUp: '登录或注册',
    ask: '有邀请码？',
    field: '邀请码（选填）',
    hint: '仅对新账号有效',
  },
  en: {
    good: (days: number) =>
      `You’re invited! New accounts start with ${days === 1 ? '1 day' : `${days} days`} of membership.`,
    off: (code: string) =>
      `Invite code ${code} is turned off. You can still sign up, but you won’t get days.`,
    ended: (code: string) =>
      `Invite code ${code} is no longer valid. Ask your friend for a new link, or sign up without it.`,
    'used-up': (code: string) =>
      `Invite code ${code} is used up. You can still sign up, but you won’t get days.`,
    unknown: (code: string) => `Invite code ${code} doesn’t exist. Check the link, or sign up without it.`,
    signUp: 'Sign in or sign up',
    ask: 'Have an invite code?',
    field: 'Invite code (optional)',
    hint: 'For new accounts only',
  },
})
