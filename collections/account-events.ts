import type { CollectionConfig } from 'payload'
import { ACCOUNT_EVENT_NAMES } from './account-event-names'
import { adminNames, adminOptions, adminText } from './languages/admin-language'
import { nobody, superAdmins } from './access/predicates'
import { isSuperAdmin } from './roles'
import { toPerson } from './fields/to-person'
import { searchWhatIsShown } from './hooks/search-what-is-shown'

/** The log of an account: ways in, what was refused, what was taken out; written by the calls, changed by nobody. */
export const accountEvents: CollectionConfig = {
  slug: 'account-events',
  labels: adminNames({ en: ['Account event', 'Account log'], 'zh-CN': '账号记录' }),
  admin: {
    useAsTitle: 'kind',
    defaultColumns: ['createdAt', 'kind', 'user', 'device', 'network'],
    listSearchableFields: ['kind', 'user', 'network'],
    group: adminText({ en: 'Operation', 'zh-CN': '运维' }),
    hidden: ({ user }) => !isSuperAdmin({ roles: user.roles }),
  },
  access: { read: superAdmins, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [searchWhatIsShown] },
  fields: [
    { ...toPerson, name: 'user', label: adminText({ en: 'User', 'zh-CN': '用户' }) },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: adminOptions(ACCOUNT_EVENT_NAMES),
      label: adminText({ en: 'What', 'zh-CN': '事件' }),
    },
    // how one came in, or which file was taken out
    { name: 'detail', type: 'text', label: adminText({ en: 'How', 'zh-CN': '方式' }) },
    // User-Agent of the browser
    { name: 'device', type: 'text', label: adminText({ en: 'Browser', 'zh-CN': '浏览器' }) },
    { name: 'network', type: 'text', label: adminText({ en: 'Network', 'zh-CN': '网络' }) },
  ],
}
