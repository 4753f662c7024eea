import type { Language } from '../../../collections/resumes/schema'
import type { CodePurpose } from './code-hash.server'

export type CodeMailOptions = {
  purpose: CodePurpose
  language: Language
  /** null where a code would be of no use: reset without an account */
  code: string | null
  /** the address to bind has an account of its own, which the code lets one merge */
  isTaken?: boolean
}
export type Mail = { subject: string; text: string; html: string }

/** The mail with a code, as text and as HTML that needs nothing from outside. */
export function codeMail({ purpose, language, code, isTaken = false }: CodeMailOptions): Mail {
  const texts = mailTexts[language]
  const subject = code ? texts.subject[purpose].replace('{code}', code) : texts.title[purpose]
  const lines = code
    ? [isTaken ? texts.taken : texts.lead[purpose], code, texts.life, texts.ignore[purpose]]
    : [texts.none, texts.ignore[purpose]]
  const paragraphs = lines.map((line) =>
    line === code ? codeBox(line) : `<p style="margin:0 0 16px">${line}</p>`,
  )
  return {
    subject,
    text: `${texts.title[purpose]}\n\n${lines.join('\n\n')}\n\n${texts.name}\n`,
    html: page({ language, title: texts.title[purpose], body: paragraphs.join(''), name: texts.name }),
  }
}

function codeBox(code: string): string {
  const style = 'margin:0 0 16px;font-size:32px;line-height:42px;letter-spacing:6px;font-weight:700'
  return `<p style="${style}">${code}</p>`
}

function page(options: { language: Language; title: string; body: string; name: string }): string {
  const { language, title, body, name } = options
  const font = 'font:16px/26px system-ui,-apple-system,PingFang SC,Microsoft YaHei,sans-serif'
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${title}</title></head><body style="margin:0;padding:32px 16px;${font}"><div style="max-width:480px;margin:0 auto"><h1 style="font-size:20px;line-height:28px;margin:0 0 16px">${title}</h1>${body}<p style="margin:0;opacity:.7">${name}</p></div></body></html>`
}

const IGNORE = {
  en: 'If this wasn’t you, you can ignore this email.',
  'zh-CN': '如果不是您本人操作，请忽略此邮件。',
}

const en = {
  name: 'Jianli',
  subject: {
    login: '{code} is your Jianli sign-in code',
    reset: '{code} is your Jianli password reset code',
    bind: '{code} is your Jianli confirmation code',
    confirm: '{code} is your Jianli account change code',
  },
  title: {
    login: 'Sign in to Jianli',
    reset: 'Reset your password',
    bind: 'Confirm your email address',
    confirm: 'Confirm an account change',
  },
  lead: {
    login: 'Enter this code to sign in:',
    reset: 'Enter this code to set a new password:',
    bind: 'Enter this code to use this address for your account:',
    confirm:
      'Someone who is signed in to your account wants to change how you sign in, or to delete the account. If it’s you, enter this code:',
  },
  life: 'It’s valid for 10 minutes and can be used once. Don’t share it with anyone.',
  none: 'Someone asked to reset the password for this address, but it has no account. You can sign in with an email code instead, which creates one.',
  taken:
    'Someone asked to use this address for another account, but it already has its own. If both are yours, use this code to merge them:',
  ignore: {
    ...{ login: IGNORE.en, reset: IGNORE.en, bind: IGNORE.en },
    // who asks for this one is signed in already
    confirm:
      'If it isn’t you, don’t share this code. Sign in, sign out any devices you don’t recognize, and change your password.',
  },
}

const zh: typeof en = {
  name: '简历 Jianli',
  subject: {
    login: '{code} 是您的简历 Jianli 登录验证码',
    reset: '{code} 是您的简历 Jianli 重置密码验证码',
    bind: '{code} 是您的简历 Jianli 邮箱验证码',
    confirm: '{code} 是您的简历 Jianli 账号变更验证码',
  },
  title: { login: '登录简历 Jianli', reset: '重置密码', bind: '确认邮箱地址', confirm: '确认账号变更' },
  lead: {
    login: '请输入以下验证码登录：',
    reset: '请输入以下验证码设置新密码：',
    bind: '请输入以下验证码，将此邮箱用于您的账号：',
    confirm: '有人登录了您的账号，想更改登录方式或删除账号。如果是您本人，请输入以下验证码：',
  },
  life: '验证码 10 分钟内有效，只能使用一次，请勿告诉任何人。',
  none: '有人为此邮箱申请重置密码，但该邮箱还没有账号。您可以用邮箱验证码登录，登录时会自动创建账号。',
  taken:
    '有人想把此邮箱用于另一个账号，而它已有自己的账号。如果两个账号都是您的，可以用以下验证码把它们合并：',
  ignore: {
    ...{ login: IGNORE['zh-CN'], reset: IGNORE['zh-CN'], bind: IGNORE['zh-CN'] },
    confirm: '如果不是您本人，请勿把验证码告诉任何人，并尽快登录网站，退出不认识的设备，修改密码。',
  },
}

const mailTexts: Record<Language, typeof en> = { 'zh-CN': zh, en }
