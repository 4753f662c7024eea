import type { TypedUser } from 'payload'
import * as z from 'zod'
import { ROLES } from '../../../collections/roles'
import { LANGUAGES, type Language } from '../../../collections/resumes/schema'
import type { Membership } from '../../features/membership/fold-ledger'
import { viewUntil } from './membership-view'

/** What a person is told about their own account. */
export const userView = z
  .object({
    id: z.string(),
    roles: z.array(z.enum(ROLES)),
    nickname: z.string(),
    email: z.string().describe('Empty when the account has none yet'),
    avatar: z.string(),
    locale: z.enum(LANGUAGES).nullable(),
    hasPassword: z
      .boolean()
      .describe('Whether a password was ever set; without one, mailed codes are the way in'),
    deleteAt: z.string().nullable().describe('When the account ends, if its owner has asked for that'),
    vip: z.object({ isVip: z.boolean(), vipUntil: z.string().nullable() }),
  })
  .meta({ id: 'User' })

export const signedIn = z.object({
  accessToken: z.string().describe('Goes into the header authorization of further calls'),
  user: userView,
})

/** What a way in says of an account with two-step sign-in. */
export const secondStepNeeded: Record<Language, string> = {
  'zh-CN': '账号开启了两步验证：data.ticket 用于 auth/second-step',
  en: 'The account has two-step sign-in: data.ticket goes to auth/second-step',
}

type Options = { user: TypedUser; membership: Membership }

/** The membership comes from the ledger (`membershipOf`); the account itself knows only a copy of it. */
export function viewUser({ user, membership }: Options): z.input<typeof userView> {
  return {
    id: String(user.id),
    roles: user.roles ?? ['USER'],
    nickname: user.nickname ?? '',
    email: user.email ?? '',
    avatar: user.avatar ?? '',
    locale: user.locale ?? null,
    hasPassword: user.hasPassword ?? false,
    deleteAt: user.deleteAt ?? null,
    vip: viewUntil(membership),
  }
}
