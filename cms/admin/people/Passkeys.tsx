import type { UIFieldServerProps } from 'payload'
import { findRowById } from '../../../app/database/rows.server'
import { passkeysOf } from '../../../app/features/two-step/passkeys.server'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { isSuperAdmin } from '../../../collections/roles'
import { LocalTime } from '../LocalTime'
import { RemovePasskey } from './RemovePasskey'

const TITLE = { 'zh-CN': '通行密钥', en: 'Passkeys' }

/** The passkeys of a person who may have lost one; nothing where there are none. */
export async function Passkeys({ id, payload, i18n, user }: UIFieldServerProps) {
  if (!id || !isSuperAdmin(user)) return null
  const person = await findRowById({ payload, collection: 'users', id, select: { passkeys: true } })
  const passkeys = passkeysOf({ passkeys: person?.passkeys })
  if (passkeys.length === 0) return null
  const language = adminLanguage(i18n)
  return (
    <div className="field-type">
      <span className="field-label">{TITLE[language]}</span>
      {passkeys.map(({ id: passkey, name, addedAt }) => (
        <p key={passkey}>
          {name} · <LocalTime at={addedAt} language={language} />{' '}
          <RemovePasskey userId={String(id)} passkey={passkey} name={name} />
        </p>
      ))}
    </div>
  )
}
