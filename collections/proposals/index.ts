import type { CollectionConfig } from 'payload'
import { adminNames, adminOptions, adminText } from '../languages/admin-language'
import { admins, nobody } from '../access/predicates'
import { answerProposal } from './answer-proposal'
import { toPerson } from '../fields/to-person'
import { searchWhatIsShown } from '../hooks/search-what-is-shown'

export const MOST_IMAGES = 3

/** What visitors and users tell us; sent through our own call, answered in the admin. */
export const proposals: CollectionConfig = {
  slug: 'proposals',
  labels: adminNames({ en: 'Feedback', 'zh-CN': '意见反馈' }),
  admin: {
    useAsTitle: 'content',
    defaultColumns: ['content', 'status', 'user', 'contact', 'createdAt'],
    listSearchableFields: ['content', 'user', 'contact', 'answer'],
    group: adminText({ en: 'People', 'zh-CN': '用户' }),
  },
  access: { read: admins, create: nobody, update: admins, delete: admins },
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [searchWhatIsShown] },
  fields: [
    {
      name: 'content',
      type: 'textarea',
      required: true,
      maxLength: 5000,
      label: adminText({ en: 'What they wrote', 'zh-CN': '反馈内容' }),
      admin: { readOnly: true, rows: 8 },
    },
    {
      name: 'images',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      maxRows: MOST_IMAGES,
      label: adminText({ en: 'Pictures', 'zh-CN': '图片' }),
      // without any, Payload would offer to add some
      admin: { readOnly: true, condition: ({ images }) => Array.isArray(images) && images.length > 0 },
    },
    {
      name: 'answer',
      type: 'textarea',
      maxLength: 5000,
      label: adminText({ en: 'Answer', 'zh-CN': '回复' }),
      admin: {
        rows: 6,
        description: adminText({
          en: 'Goes to the contact, or to the address of the user’s account.',
          'zh-CN': '发送到对方留下的联系方式，或账号绑定的邮箱。',
        }),
      },
    },
    {
      name: 'sendAnswer',
      type: 'ui',
      admin: { components: { Field: '/admin/proposals/SendAnswer#SendAnswer' } },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      label: adminText({ en: 'Status', 'zh-CN': '状态' }),
      admin: { position: 'sidebar' },
      options: adminOptions({
        new: { en: 'New', 'zh-CN': '新反馈' },
        open: { en: 'In progress', 'zh-CN': '处理中' },
        answered: { en: 'Answered', 'zh-CN': '已回复' },
        closed: { en: 'Closed', 'zh-CN': '已关闭' },
      }),
    },
    {
      ...toPerson,
      name: 'user',
      label: adminText({ en: 'User', 'zh-CN': '用户' }),
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'contact',
      type: 'text',
      maxLength: 200,
      label: adminText({ en: 'Contact', 'zh-CN': '联系方式' }),
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'language',
      type: 'text',
      maxLength: 10,
      label: adminText({ en: 'Language', 'zh-CN': '语言' }),
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'answeredAt',
      type: 'date',
      label: adminText({ en: 'Answered', 'zh-CN': '回复时间' }),
      admin: { readOnly: true, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
  endpoints: [{ path: '/:id/answer', method: 'post', handler: answerProposal }],
}
