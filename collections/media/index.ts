import type { Access, CollectionConfig } from 'payload'
import { adminNames, adminOptions, adminText } from '../languages/admin-language'
import { admins } from '../access/predicates'
import { isAdmin } from '../roles'
import { cleanUpload } from './clean-upload'
import { IMAGE_SIZES } from './image-rules'
import { servedHeaders } from './served-headers'
import { PICTURE_TYPES } from './picture-types'
import { toPerson } from '../fields/to-person'

export const MEDIA_PURPOSES = ['article', 'avatar', 'proposal'] as const
export type MediaPurpose = (typeof MEDIA_PURPOSES)[number]

/** Article pictures are for everybody; the rest is for who sent it, and for administrators. */
const readable: Access = ({ req }) => {
  if (isAdmin(req.user)) return true
  const article = { purpose: { equals: 'article' } }
  return req.user ? { or: [article, { owner: { equals: req.user.id } }] } : article
}

/** Beside administrators, people add pictures through our own calls only, which count them. */
const addable: Access = ({ req }) => isAdmin(req.user) || (req.payloadAPI === 'local' && Boolean(req.user))

/** Pictures: avatars, those of articles and of proposals. */
export function media({ folder }: { folder: string }): CollectionConfig {
  return {
    slug: 'media',
    labels: adminNames({ en: ['Picture', 'Pictures'], 'zh-CN': '图片' }),
    admin: {
      useAsTitle: 'alt',
      defaultColumns: ['filename', 'alt', 'purpose', 'owner', 'createdAt'],
      listSearchableFields: ['alt', 'caption', 'filename'],
      group: adminText({ en: 'Content', 'zh-CN': '内容' }),
    },
    access: { read: readable, create: addable, update: admins, delete: admins },
    lockDocuments: false,
    upload: {
      staticDir: folder,
      mimeTypes: PICTURE_TYPES,
      formatOptions: { format: 'webp', options: { quality: 82, effort: 4 } },
      imageSizes: IMAGE_SIZES.map((size) => ({
        ...size,
        formatOptions: { format: 'webp', options: { quality: 80, effort: 4 } },
      })),
      adminThumbnail: 'small',
      crop: false,
      focalPoint: false,
      pasteURL: false,
      modifyResponseHeaders: servedHeaders,
    },
    fields: [
      {
        name: 'alt',
        type: 'text',
        maxLength: 300,
        label: adminText({ en: 'Alternative text', 'zh-CN': '替代文字' }),
        admin: {
          description: adminText({
            en: 'What the picture shows, for those who can’t see it',
            'zh-CN': '图片的内容，供看不到图片的人了解',
          }),
        },
      },
      {
        name: 'caption',
        type: 'text',
        maxLength: 300,
        label: adminText({ en: 'Caption', 'zh-CN': '图片说明' }),
      },
      {
        name: 'purpose',
        type: 'select',
        required: true,
        defaultValue: 'article' satisfies MediaPurpose,
        index: true,
        label: adminText({ en: 'Used for', 'zh-CN': '用途' }),
        admin: { readOnly: true, position: 'sidebar' },
        options: adminOptions({
          article: { en: 'Article', 'zh-CN': '文章' },
          avatar: { en: 'Avatar', 'zh-CN': '头像' },
          proposal: { en: 'Feedback', 'zh-CN': '意见反馈' },
        }),
      },
      {
        ...toPerson,
        name: 'owner',
        label: adminText({ en: 'Sent by', 'zh-CN': '上传者' }),
        defaultValue: ({ user }) => user?.id,
        admin: { readOnly: true, position: 'sidebar' },
      },
    ],
    hooks: { beforeOperation: [cleanUpload] },
  }
}
