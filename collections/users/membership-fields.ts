import type { Field } from 'payload'
import { adminText } from '../languages/admin-language'
import { adminField, nobodyField } from '../access/predicates'
import { toPerson } from '../fields/to-person'

const access = { create: nobodyField, update: nobodyField }
const hidden = { ...access, read: nobodyField }

/**
 * A copy of what the ledger says, for the lists of the admin, and how the account came. Written by the membership
 * features alone; what a person may do is always worked out from the ledger itself.
 */
export const membershipFields: Field[] = [
  {
    name: 'vipUntil',
    type: 'date',
    index: true,
    access,
    label: adminText({ en: 'Member until', 'zh-CN': '会员到期' }),
    admin: { readOnly: true, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
  },
  {
    name: 'vipType',
    type: 'text',
    access,
    label: adminText({ en: 'Plan', 'zh-CN': '会员套餐' }),
    admin: { readOnly: true, position: 'sidebar' },
  },
  {
    ...toPerson,
    name: 'invitedBy',
    access: { ...access, read: adminField },
    label: adminText({ en: 'Invited by', 'zh-CN': '邀请人' }),
    admin: { readOnly: true, position: 'sidebar' },
  },
  // how many rows of the ledger the copy was made from: an older sum never replaces a newer one
  { name: 'ledgerRows', type: 'number', defaultValue: 0, access: hidden, admin: { hidden: true } },
  { name: 'invitedWith', type: 'text', access: hidden, admin: { hidden: true } },
  // the code an account came with is looked at once; until then it says `waiting`
  { name: 'inviteState', type: 'text', index: true, access: hidden, admin: { hidden: true } },
]
