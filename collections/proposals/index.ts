import type { CollectionConfig } from 'payload'
import { admins, nobody } from '../access/predicates'
import { answerProposal } from './answer-proposal'

export const MOST_IMAGES = 3

/** What visitors and users tell us; sent through our own call, answered in the admin. */
export const proposals: CollectionConfig = {
  slug: 'proposals',
  labels: { singular: { en: 'Feedback', zh: '意见反馈' }, plural: { en: 'Feedback', zh: '意见反馈' } },
  admin: {
    useAsTitle: 'content',
    defaultColumns: ['content', 'status', 'user', 'contact', 'createdAt'],
    listSearchableFields: ['content', 'contact', 'answer'],
    group: { en: 'People', zh: '用户' },
  },
  access: { read: admins, create: nobody, update: admins, delete: admins },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'content',
      type: 'textarea',
      required: true,
      maxLength: 5000,
      label: { en: 'What they wrote', zh: '反馈内容' },
      admin: { readOnly: true, rows: 8 },
    },
    {
      name: 'images',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      maxRows: MOST_IMAGES,
      label: { en: 'Pictures', zh: '图片' },
      admin: { readOnly: true },
    },
    {
      name: 'answer',
      type: 'textarea',
      maxLength: 5000,
      label: { en: 'Answer', zh: '回复' },
      admin: {
        rows: 6,
        description: {
          en: 'Goes to the contact, or to the address of the user’s account.',
          zh: '发送到对方留下的联系方式，或账号绑定的邮箱。',
        },
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
      label: { en: 'Status', zh: '状态' },
      admin: { position: 'sidebar' },
      options: [
        { value: 'new', label: { en: 'New', zh: '新反馈' } },
        { value: 'open', label: { en: 'In progress', zh: '处理中' } },
        { value: 'answered', label: { en: 'Answered', zh: '已回复' } },
        { value: 'closed', label: { en: 'Closed', zh: '已关闭' } },
      ],
    },
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      label: { en: 'User', zh: '用户' },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'contact',
      type: 'text',
      maxLength: 200,
      label: { en: 'Contact', zh: '联系方式' },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'language',
      type: 'text',
      maxLength: 10,
      label: { en: 'Language', zh: '语言' },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'answeredAt',
      type: 'date',
      label: { en: 'Answered', zh: '回复时间' },
      admin: { readOnly: true, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
  endpoints: [{ path: '/:id/answer', method: 'post', handler: answerProposal }],
}
