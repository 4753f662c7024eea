import type { AdminViewServerProps } from 'payload'
import { adminLanguage } from '../../../collections/languages/admin-language'

const TEXTS = {
  'zh-CN': { question: '忘记密码？', answer: '在网站登录时，可用邮箱验证码重设。', home: '返回网站' },
  en: {
    question: 'Forgot your password?',
    answer: 'Reset it on the site with a mailed code.',
    home: 'To the site',
  },
}

/** Payload's own reset is off (see the users collection); this stands in the place of its link. */
export function ResetOnSite({ i18n }: Pick<AdminViewServerProps, 'i18n'>) {
  const t = TEXTS[adminLanguage(i18n)]
  return (
    <p className="jl-login-note">
      {t.question} {t.answer} <a href="/">{t.home}</a>
    </p>
  )
}
