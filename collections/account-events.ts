import type { CollectionConfig } from 'payload'
import { nobody, superAdmins } from './access/predicates'
import { isSuperAdmin } from './roles'

/** What is kept for the owner of an account to look through. */
export const ACCOUNT_EVENTS = [
  'sign-in',
  'sign-in-refused',
  'second-step-refused',
  'recovery-code',
  'export',
  'password',
  'email',
  'two-step-on',
  'two-step-off',
  'passkey-added',
  'passkey-removed',
  'end-asked',
] as const
export type AccountEventKind = (typeof ACCOUNT_EVENTS)[number]

/** The log of an account: ways in, what was refused, what was taken out; written by the calls, changed by nobody. */
export const accountEvents: CollectionConfig = {
  slug: 'account-events',
  labels: {
    singular: { en: 'Account event', zh: '账号记录' },
    plural: { en: 'Account log', zh: '账号记录' },
  },
  admin: {
    useAsTitle: 'kind',
    defaultColumns: ['createdAt', 'kind', 'user', 'device', 'network'],
    group: { en: 'Operation', zh: '运维' },
    hidden: ({ user }) => !isSuperAdmin({ roles: user.roles }),
  },
  access: { read: superAdmins, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      label: { en: 'User', zh: '用户' },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [...ACCOUNT_EVENTS],
      label: { en: 'What', zh: '事件' },
    },
    // how one came in, or which file was taken out
    { name: 'detail', type: 'text', label: { en: 'How', zh: '方式' } },
    // User-Agent of the browser
    { name: 'device', type: 'text', label: { en: 'Browser', zh: '浏览器' } },
    { name: 'network', type: 'text', label: { en: 'Network', zh: '网络' } },
  ],
}
