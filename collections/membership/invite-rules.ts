import type { GlobalConfig, NumberField } from 'payload'
import { adminText, type AdminText } from '../languages/admin-language'
import { admins, superAdmins } from '../access/predicates'
import { isWhole } from './entitlements'

type Rule = { name: string; initial: number; max: number; label: AdminText }

const rule = ({ name, initial, max, label }: Rule): NumberField => ({
  name,
  type: 'number',
  required: true,
  min: 0,
  max,
  defaultValue: initial,
  label,
  validate: (value: unknown) => isWhole({ value, max }) || `0–${max}`,
})

/** The site's setting of what an invitation is worth. */
export const inviteRules: GlobalConfig = {
  slug: 'invite-rules',
  label: adminText({ en: 'Invite rules', 'zh-CN': '邀请规则' }),
  admin: { group: adminText({ en: 'Membership', 'zh-CN': '会员' }) },
  access: { read: admins, update: superAdmins },
  fields: [
    rule({
      name: 'inviterDays',
      initial: 7,
      max: 366,
      label: adminText({ en: 'Days for the inviter', 'zh-CN': '邀请人获得天数' }),
    }),
    rule({
      name: 'inviteeDays',
      initial: 7,
      max: 366,
      label: adminText({ en: 'Days for the new account', 'zh-CN': '新用户获得天数' }),
    }),
    rule({
      name: 'most',
      initial: 50,
      max: 100_000,
      label: adminText({ en: 'Rewarded invitations per person', 'zh-CN': '每人可获奖励的邀请数' }),
    }),
    rule({
      name: 'codeDays',
      initial: 0,
      max: 3660,
      label: adminText({
        en: 'Days until a person’s code ends; 0: never',
        'zh-CN': '个人邀请码有效天数（0 为长期有效）',
      }),
    }),
  ],
}
