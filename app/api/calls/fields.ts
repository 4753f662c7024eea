import * as z from 'zod'
import { isGuessable } from '../../../collections/resumes/access-code'
import { INVITE_CODE } from '../../features/invites/invite-cookie'

/** Fields that several calls take. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: 'email' }))
  .describe('E-mail address, compared without regard to case')

export const mailedCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, { error: 'digits6' })
  .describe('The six digits of the mail')

export const newPassword = z.string().min(8).max(128).describe('8 to 128 characters')

export const inviteCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(INVITE_CODE, { error: 'inviteCode' })
  .describe('Of who invited; counts for a new account only')

export const accessCode = z
  .string()
  .regex(/^(|\d{8})$/, { error: 'accessCode' })
  .refine((code) => code === '' || !isGuessable(code), { error: 'guessable' })
  .describe('8 digits share the resume at /preview/{id}?code={accessCode}; empty stops sharing')

export const newAccessCode = z
  .string()
  .regex(/^\d{8}$/, { error: 'accessCode' })
  .refine((code) => !isGuessable(code), { error: 'guessable' })
  .describe('8 digits that are not easy to guess')

export const resumeTitle = z.string().trim().min(1).max(200)

export const pageNum = z.int().min(1).max(100_000).default(1).describe('From 1')
