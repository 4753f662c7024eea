import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { adminLanguage } from '../languages/admin-language'
import { isWeakPassword } from './is-weak-password'

const TEXTS = {
  'zh-CN': '太常见或太容易被猜到，可以换成几个只有本人会放在一起的词',
  en: 'Too common or too easy to guess; a few words that only its owner would put together are better',
}

/** A password that is set in the admin is held against the common ones too; our own calls check theirs themselves. */
export const checkNewPassword: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { password, email, username, nickname } = { ...originalDoc, ...data } as Record<string, unknown>
  if (req.payloadAPI === 'local' || typeof password !== 'string' || password === '') return data
  const about = [email, username, nickname].filter((text) => typeof text === 'string')
  if (!(await isWeakPassword({ password, about }))) return { ...data, hasPassword: true }
  const message = TEXTS[adminLanguage(req.i18n)]
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }], req })
}
