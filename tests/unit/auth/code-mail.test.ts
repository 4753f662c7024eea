import { expect, it } from 'vitest'
import { codeMail } from '../../../app/features/auth/code-mail'

it.each(['zh-CN', 'en'] as const)(
  'tells one to ignore no mail that only a thief may have asked for: %s',
  (language) => {
    const end = (purpose: 'login' | 'confirm') => codeMail({ purpose, language, code: '204817' }).text
    expect(end('login')).toMatch(/请忽略|ignore/)
    expect(end('confirm')).not.toMatch(/忽略|ignore/)
    expect(end('confirm')).toMatch(/修改密码|change your password/)
  },
)
