import type { Field, FieldHook } from 'payload'
import { adminText } from '../languages/admin-language'
import { nobodyField, superAdminField } from '../access/predicates'

const unseen = {
  access: { create: nobodyField, update: nobodyField, read: nobodyField },
  admin: { hidden: true },
} as const

/** What is left of a second step that a super administrator has taken off somebody who lost phone and codes. */
const dropWithDate: FieldHook = ({ value, siblingData }) => (siblingData.totpSince === null ? null : value)

/** It can be taken off; on it goes by a code of the app alone. */
const onlyOff: FieldHook = ({ value, originalDoc }) => (value === null ? null : originalDoc?.totpSince)

/** A code of an app beside the first way in, and passkeys, which are both steps in one. */
export const twoStepFields: Field[] = [
  {
    name: 'totpSince',
    type: 'date',
    label: adminText({ en: 'Two-step sign-in since', 'zh-CN': '两步验证开启于' }),
    access: { create: nobodyField, update: superAdminField },
    hooks: { beforeChange: [onlyOff] },
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayAndTime' },
      condition: (data) => Boolean(data.totpSince),
      description: adminText({
        en: 'Clear it for somebody who has lost both phone and recovery codes.',
        'zh-CN': '手机和恢复码都丢失时，清空此项即可关闭。',
      }),
    },
  },
  // encrypted
  { name: 'totpSecret', type: 'text', hooks: { beforeChange: [dropWithDate] }, ...unseen },
  // the newest time step that was used: a code counts once
  { name: 'totpStep', type: 'number', ...unseen },
  // keyed hashes of those that are left
  { name: 'recoveryCodes', type: 'json', hooks: { beforeChange: [dropWithDate] }, ...unseen },
  // a list of `Passkey`
  { name: 'passkeys', type: 'json', ...unseen },
  {
    name: 'lostPasskeys',
    type: 'ui',
    admin: { position: 'sidebar', components: { Field: '/admin/people/Passkeys#Passkeys' } },
  },
]
