import type { Language } from './resumes/choices'

export const ROLES = ['USER', 'ADMIN', 'SUPER_ADMIN'] as const
export type Role = (typeof ROLES)[number]

/** What people call them. */
export const ROLE_NAMES: Record<Role, Record<Language, string>> = {
  USER: { en: 'User', 'zh-CN': '用户' },
  ADMIN: { en: 'Administrator', 'zh-CN': '管理员' },
  SUPER_ADMIN: { en: 'Super administrator', 'zh-CN': '超级管理员' },
}

/** Whoever carries roles: a user document of any shape. */
export type WithRoles = { roles?: Role[] | null } | null | undefined

export function isAdmin(user: WithRoles): boolean {
  return Boolean(user?.roles?.some((role) => role === 'ADMIN' || role === 'SUPER_ADMIN'))
}

export function isSuperAdmin(user: WithRoles): boolean {
  return Boolean(user?.roles?.includes('SUPER_ADMIN'))
}
