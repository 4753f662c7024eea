import { APIError, type CollectionConfig } from 'payload'
import { adminNames, adminText } from './languages/admin-language'
import { nobody, nobodyField, selfOrAdmins, superAdminField, superAdmins } from './access/predicates'
import { languageOptions } from './fields/language-options'
import { isAdmin, isSuperAdmin, ROLE_NAMES, ROLES } from './roles'
import { assistantFields } from './users/assistant-fields'
import { membershipFields } from './users/membership-fields'
import { checkNewPassword } from './users/check-new-password'
import { keepSuperAdmin, keepYourself } from './users/keep-super-admin'
import { sessionFields } from './users/session-fields'
import { twoStepFields } from './users/two-step-fields'

const DAY = 24 * 60 * 60

export const users: CollectionConfig = {
  slug: 'users',
  labels: adminNames({ en: ['User', 'Users'], 'zh-CN': '用户' }),
  admin: {
    // the username is made up: an address says who bought, invited or wrote
    useAsTitle: 'email',
    defaultColumns: ['email', 'nickname', 'roles', 'createdAt', 'username'],
    listSearchableFields: ['username', 'email', 'nickname'],
    group: adminText({ en: 'People', 'zh-CN': '用户' }),
  },
  auth: {
    loginWithUsername: { allowEmailLogin: true, requireEmail: false, requireUsername: true },
    tokenExpiration: 30 * DAY,
    maxLoginAttempts: 10,
    lockTime: 10 * 60 * 1000,
    cookies: { sameSite: 'Lax' },
  },
  access: {
    admin: ({ req }) => isAdmin(req.user),
    read: selfOrAdmins,
    // Accounts are made by our own calls, which check the code first.
    create: superAdmins,
    update: superAdmins,
    delete: superAdmins,
    // Payload counts nothing here: its button would say “unlocked” and leave the site's own limits as they are
    unlock: nobody,
    readVersions: nobody,
  },
  hooks: {
    beforeChange: [keepSuperAdmin, checkNewPassword],
    beforeDelete: [keepYourself],
    beforeOperation: [
      ({ operation, req }) => {
        // Payload's own reset mails without a limit, and on SQLite waits for its own transaction while every
        // other writer waits for it. `auth/reset/email-pwd` is the way for everybody.
        if (operation === 'forgotPassword')
          throw new APIError('Reset the password on the site', 403, null, true)
        // By whatever door: the site's own sign-in has the limits, the mails and one answer for all.
        if (operation === 'login' && req.payloadAPI !== 'local')
          throw new APIError('Sign in on the site', 403, null, true)
      },
    ],
  },
  fields: [
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['USER'],
      label: adminText({ en: 'Roles', 'zh-CN': '角色' }),
      options: ROLES.map((value) => ({ value, label: adminText(ROLE_NAMES[value]) })),
      admin: {
        // only who may give roles sees them to give
        condition: (_data, _sibling, { user }) => isSuperAdmin(user),
        description: adminText({
          en: 'Administrators manage content; super administrators also manage people.',
          'zh-CN': '管理员可以管理内容；超级管理员还可以管理用户。',
        }),
      },
      access: { create: superAdminField, update: superAdminField },
    },
    { name: 'nickname', type: 'text', maxLength: 60, label: adminText({ en: 'Name', 'zh-CN': '昵称' }) },
    { name: 'avatar', type: 'text', maxLength: 200, index: true, admin: { hidden: true } },
    {
      name: 'locale',
      type: 'select',
      options: languageOptions(),
      label: adminText({ en: 'Language of the site and of mail', 'zh-CN': '网站与邮件的语言' }),
    },
    {
      name: 'wechatOpenId',
      type: 'text',
      unique: true,
      maxLength: 128,
      label: adminText({ en: 'WeChat id', 'zh-CN': '微信标识' }),
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'hasPassword',
      type: 'checkbox',
      defaultValue: false,
      label: adminText({ en: 'Has set a password', 'zh-CN': '已设置密码' }),
      admin: { readOnly: true, position: 'sidebar' },
    },
    ...sessionFields,
    ...twoStepFields,
    ...membershipFields,
    ...assistantFields,
  ],
}
