import * as z from 'zod'

// Messages are keys of LOGIN_TEXTS.errors: a form that is open while the language changes follows it.
const email = z
  .string()
  .trim()
  .max(254, { error: 'email' })
  .pipe(z.email({ error: 'email' }))
export const mailedCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, { error: 'code' })

export const codeForm = z.object({ email, code: mailedCode })
/** The first sign-in makes the account, and may bring an invitation. */
export const signUpForm = codeForm.extend({ inviteCode: z.string().trim() })
export const passwordForm = z.object({
  email,
  password: z.string().min(1, { error: 'passwordEmpty' }).max(128, { error: 'passwordLong' }),
})
export const newPassword = z.string().min(8, { error: 'passwordShort' }).max(128, { error: 'passwordLong' })
export const resetForm = z.object({ email, code: mailedCode, password: newPassword })
