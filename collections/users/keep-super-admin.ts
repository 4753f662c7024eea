import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload'
import { isSuperAdmin } from '../roles'

/** Whoever gives roles can't take their own away by mistake: nobody might be left to give it back. */
export const keepSuperAdmin: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const isSelf = req.user && originalDoc && req.user.id === originalDoc.id
  if (isSelf && isSuperAdmin(originalDoc) && data.roles && !isSuperAdmin({ roles: data.roles }))
    throw new APIError('You can’t give up your own SUPER_ADMIN role', 400, null, true)
  return data
}

/** Nobody deletes the account they are signed in with. */
export const keepYourself: CollectionBeforeDeleteHook = ({ id, req }) => {
  if (req.user?.id === id) throw new APIError('You can’t delete your own account here', 400, null, true)
}
