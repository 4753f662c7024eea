import type { Language } from '../../../collections/resumes/schema'
import { deviceName } from './device-name'
import type { SignInDevice } from './sign-in-device'

export type AccountMail = { subject: string; text: string }

type NewDeviceMailOptions = {
  user: { locale?: Language | null }
  device: SignInDevice
  /** ISO 8601 */
  at: string
}

/** Tells that an account was signed in on a device for the first time, in the person's language. */
export function newDeviceMail({ user, device, at }: NewDeviceMailOptions): AccountMail {
  const language = user.locale ?? device.language
  const t = TEXTS[language]
  const name = deviceName(device.userAgent) ?? t.unknown
  return mail({ language, ...t.newDevice({ name, when: moment({ at, language }) }) })
}

type Kind = 'passwordChanged' | 'ended' | 'merged' | 'wechatBound'

/** Tells of what needs no more words: a password was set, an account ended or took another in, WeChat is a way in. */
export function accountMail({ language, kind }: { language: Language; kind: Kind }): AccountMail {
  return mail({ language, ...TEXTS[language][kind] })
}

/** Tells the former address that the account now has another. */
export function emailChangedMail({ language, email }: { language: Language; email: string }): AccountMail {
  return mail({ language, ...TEXTS[language].emailChanged(hidden(email)) })
}

/** Tells that an account ends, and until when (ISO 8601) that can be taken back. */
export function endAskedMail({ language, at }: { language: Language; at: string }): AccountMail {
  return mail({ language, ...TEXTS[language].endAsked(moment({ at, language })) })
}

type Parts = { language: Language; subject: string; lines: string[] }

function mail({ language, subject, lines }: Parts): AccountMail {
  const { name } = TEXTS[language]
  return { subject: `${subject} · ${name}`, text: `${lines.join('\n\n')}\n\n${name}\n` }
}

/** `m***@example.com`: enough to be known by who has it. */
function hidden(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1***')
}

function moment({ at, language }: { at: string; language: Language }): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${format.format(new Date(at))} UTC`
}

const TEXTS = {
  'zh-CN': {
    name: '简历 Jianli',
    unknown: '未知设备',
    newDevice: ({ name, when }: { name: string; when: string }) => ({
      subject: '新设备登录提醒',
      lines: [
        `您的账号刚在一台新设备上登录：${name}，${when}。`,
        '如果是您本人，无需处理。如果不是，请到“我的简历 → 账号”退出其他设备，并修改密码。',
      ],
    }),
    passwordChanged: {
      subject: '密码已修改',
      lines: [
        '您账号的密码刚被设置或修改，其他设备上的登录已失效。',
        '如果不是您本人操作，请立即用“忘记密码”重置密码。',
      ],
    },
    endAsked: (when: string) => ({
      subject: '账号将被删除',
      lines: [
        `您申请了删除账号。${when} 之后，简历、图片和所有个人资料将被彻底删除，无法恢复。`,
        '如果改变主意，或不是您本人操作，请在此之前登录并选择保留账号。',
      ],
    }),
    ended: {
      subject: '账号已删除',
      lines: [
        '您的账号已删除：简历、图片和个人资料都不在了。订单记录依法保留，但不再与您关联。',
        '感谢您使用简历 Jianli。',
      ],
    },
    merged: {
      subject: '账号已合并',
      lines: [
        '您的两个账号已合并为一个：简历、会员天数、订单和邀请都在其中，原来的另一个账号不再存在。',
        '如果不是您本人操作，请尽快通过网站的“意见反馈”联系我们。',
      ],
    },
    wechatBound: {
      subject: '已绑定微信',
      lines: [
        '您的账号刚绑定了一个微信，它可以登录此账号；之前绑定的微信不再能登录。',
        '如果不是您本人操作，请到“我的简历 → 账号”解绑微信、退出其他设备，并修改密码。',
      ],
    },
    emailChanged: (email: string) => ({
      subject: '邮箱已更换',
      lines: [
        `您账号的邮箱刚被换成 ${email}，这个地址不再能登录。`,
        '如果不是您本人操作，请尽快通过网站的“意见反馈”联系我们。',
      ],
    }),
  },
  en: {
    name: 'Jianli',
    unknown: 'an unknown device',
    newDevice: ({ name, when }: { name: string; when: string }) => ({
      subject: 'Signed in on a new device',
      lines: [
        `Your account was just signed in on a new device: ${name}, ${when}.`,
        'If that was you, you don’t need to do anything. If not, go to My resumes → Account, sign out your other devices, and change your password.',
      ],
    }),
    passwordChanged: {
      subject: 'Your password was changed',
      lines: [
        'Your account password was just set or changed. Your other devices were signed out.',
        'If that wasn’t you, reset it right away: choose “Forgot your password?” when you sign in.',
      ],
    },
    endAsked: (when: string) => ({
      subject: 'Your account will be deleted',
      lines: [
        `You asked us to delete your account. After ${when}, your resumes, images, and personal data will be permanently deleted.`,
        'If you change your mind, or if that wasn’t you, sign in before then and keep your account.',
      ],
    }),
    ended: {
      subject: 'Your account was deleted',
      lines: [
        'Your account has been deleted, including your resumes, images, and personal data. Orders are kept as required by law but are no longer linked to you.',
        'Thank you for using Jianli.',
      ],
    },
    merged: {
      subject: 'Your accounts were merged',
      lines: [
        'Two of your accounts were merged. Your resumes, membership days, orders, and invitations are now in one account; the other was deleted.',
        'If that wasn’t you, contact us right away through the Feedback page on the site.',
      ],
    },
    wechatBound: {
      subject: 'WeChat was added to your account',
      lines: [
        'A WeChat account was just added to your account and can sign in to it. Any WeChat account added before no longer can.',
        'If that wasn’t you, go to My resumes → Account, remove WeChat, sign out your other devices, and change your password.',
      ],
    },
    emailChanged: (email: string) => ({
      subject: 'Your email address was changed',
      lines: [
        `Your account’s email address is now ${email}. You can no longer sign in with this one.`,
        'If that wasn’t you, contact us right away through the Feedback page on the site.',
      ],
    }),
  },
}
