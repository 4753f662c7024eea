import type { DefaultServerCellComponentProps } from 'payload'
import { adminLanguage } from '../../../collections/languages/admin-language'

const GONE = { 'zh-CN': '账号已不存在', en: 'No such account any more' }

/**
 * Whose order it is. Payload's own cell asks for the names after the list has come, and shows none where that answer is
 * late or lost; this one is written by the server, with the list.
 */
export async function UserCell({ cellData, payload, i18n }: DefaultServerCellComponentProps) {
  const id = typeof cellData === 'object' && cellData ? cellData.id : cellData
  if (typeof id !== 'string') return <span>—</span>
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    select: { email: true, nickname: true, username: true },
    depth: 0,
    limit: 1,
    pagination: false,
    // Only administrators see the list of orders, and they may see every account.
    overrideAccess: true,
  })
  const [person] = docs
  if (!person) return <span>{GONE[adminLanguage(i18n)]}</span>
  const href = `${payload.config.routes.admin}/collections/users/${id}`
  return <a href={href}>{person.email || person.nickname || person.username}</a>
}
