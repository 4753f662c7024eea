import * as z from 'zod'
import { LONGEST_LABEL, MOST_VIEWS } from '../../../../collections/share-limits'
import { planAhead } from '../../../features/pdf/plan-ahead.server'
import { changeLink, removeLink } from '../../../features/sharing/change-link.server'
import { linksOfResume, type LinkDay } from '../../../features/sharing/links-of-resume.server'
import { makeLink } from '../../../features/sharing/make-link.server'
import { stateOfLink, type ShareLink } from '../../../features/sharing/share-link'
import { defineCall, WRITE_LIMIT } from '../../engine/define-call'
import { notFound } from '../../engine/refuse'
import { newAccessCode } from '../fields'
import { refuseResume } from './refuse-resume'

const about = { access: 'owner', tag: 'Sharing' } as const
const full = {
  409: { 'zh-CN': '链接或分享数量已达上限', en: 'As many links, or as many shared, as there may be' },
}

const count = z.int().min(0)
const label = z.string().trim().max(LONGEST_LABEL).describe('For the owner alone')
const expiresAt = z.iso
  .datetime()
  .refine((at) => Date.parse(at) > Date.now(), { error: 'past' })
  .nullable()
  .describe('In the future; null: never')
const viewLimit = z
  .int()
  .min(1)
  .max(MOST_VIEWS)
  .nullable()
  .describe('How many readers it lets in; null: any number')
const canDownload = z.boolean().describe('Whether its readers may download the PDF')
const canComment = z.boolean().describe('Whether its readers may comment and suggest other words')
const linkId = z.string().max(200).describe('From resume/links')

const link = z
  .object({
    id: z.string().describe('It opens the resume at /preview/{id}?code={code}'),
    label,
    code: z.string(),
    expiresAt: z.string().nullable(),
    viewLimit,
    canDownload,
    canComment,
    state: z.enum(['open', 'revoked', 'expired', 'used-up']),
    views: count.describe('Readers; programs and the owner are not counted'),
    downloads: count,
    createdAt: z.string(),
  })
  .meta({ id: 'ShareLink' })
const listed = link.extend({
  days: z
    .array(z.object({ day: z.string(), views: count, downloads: count }))
    .describe('Days (UTC) on which it was opened'),
})

const links = defineCall('POST /resume/links/{id}', {
  ...about,
  summary: { 'zh-CN': '简历的其他分享链接', en: 'Further links to a resume' },
  description: {
    'zh-CN': '每个链接有自己的访问码和限制，与简历自身的访问码互不影响。',
    en: 'Each has a code and limits of its own; the resume’s own access code is apart from them.',
  },
  output: z.array(listed),
  async handler({ services: { payload }, person, params: { id } }) {
    const found = await linksOfResume({ payload, person, id })
    if (!found) throw notFound()
    return found.map((one) => ({ ...viewLink(one), days: one.days satisfies LinkDay[] }))
  },
})

const create = defineCall('POST /resume/links/create/{id}', {
  ...about,
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '新建分享链接', en: 'Make a link' },
  input: z.strictObject({
    code: newAccessCode,
    label: label.default(''),
    expiresAt: expiresAt.default(null),
    viewLimit: viewLimit.default(null),
    canDownload: canDownload.default(true),
    canComment: canComment.default(false),
  }),
  output: link,
  success: { 'zh-CN': '设置成功', en: 'Set successfully' },
  errors: full,
  example: { input: { code: '20481733', label: 'Hoopp & Co', viewLimit: 10 } },
  async handler({ services, person, params: { id }, input }) {
    const made = await makeLink({ payload: services.payload, person, id, link: input })
    if (!made.ok) throw refuseResume(made)
    planAhead({ services, id })
    return viewLink(made.link)
  },
})

const update = defineCall('POST /resume/links/update/{id}', {
  ...about,
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '修改或撤回分享链接', en: 'Change a link, or take it back' },
  input: z.strictObject({
    linkId,
    label: label.optional(),
    expiresAt: expiresAt.optional(),
    viewLimit: viewLimit.optional(),
    canDownload: canDownload.optional(),
    canComment: canComment.optional(),
    revoked: z.boolean().optional().describe('true takes it back, false opens it again'),
  }),
  output: link,
  success: { 'zh-CN': '设置成功', en: 'Set successfully' },
  errors: full,
  async handler({ services: { payload }, person, params: { id }, input: { linkId, ...given } }) {
    // without those that were left out
    const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    const changed = await changeLink({ payload, person, id, link: linkId, changes })
    if (!changed.ok) throw refuseResume(changed)
    return viewLink(changed.link)
  },
})

const remove = defineCall('POST /resume/links/remove/{id}', {
  ...about,
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '删除分享链接及其统计和评论', en: 'Forget a link with its numbers and comments' },
  input: z.strictObject({ linkId }),
  output: z.null(),
  success: { 'zh-CN': '删除成功', en: 'Deleted successfully' },
  async handler({ services: { payload }, person, params: { id }, input }) {
    if (!(await removeLink({ payload, person, id, link: input.linkId }))) throw notFound()
    return null
  },
})

export const resumeLinkCalls = [links, create, update, remove] as const

function viewLink(stored: ShareLink): z.input<typeof link> {
  const { label, expiresAt, viewLimit, canComment } = stored
  return {
    ...stored,
    label: label ?? '',
    expiresAt: expiresAt ?? null,
    viewLimit: viewLimit ?? null,
    canComment: canComment ?? false,
    state: stateOfLink(stored),
  }
}
