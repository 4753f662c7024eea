import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { adminLanguage } from '../languages/admin-language'
import { isSuperAdmin } from '../roles'

const TEXTS = {
  'zh-CN': { role: '不能取消自己的超级管理员角色', account: '不能在这里删除自己的账号' },
  en: {
    role: 'You can’t give up your own role as super administrator',
    account: 'You can’t delete your own account here',
  },
}

/** Whoever gives roles can't take their own away by mistake: nobody might be left to give it back. */
export const keepSuperAdmin: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const isSelf = req.user && originalDoc && req.user.id === originalDoc.id
  if (isSelf && isSuperAdmin(originalDoc) && data.roles && !isSuperAdmin({ roles: data.roles }))
    throw new APIError(textsOf(req).role, 400, null, true)
  return data
}

/** Nobody deletes the account they are signed in with. */
export const keepYourself: CollectionBeforeDeleteHook = ({ id, req }) => {
  if (req.user?.id === id) throw new APIError(textsOf(req).account, 400, null, true)
}

function textsOf({ i18n }: PayloadRequest) {
  return TEXTS[adminLanguage(i18n)]
}
