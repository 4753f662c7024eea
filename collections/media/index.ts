import type { Access, CollectionConfig } from 'payload'
import { admins } from '../access/predicates'
import { isAdmin } from '../roles'
import { cleanUpload } from './clean-upload'
import { IMAGE_SIZES } from './image-rules'
import { servedHeaders } from './served-headers'

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
    labels: { singular: { en: 'Picture', zh: '图片' }, plural: { en: 'Pictures', zh: '图片' } },
    admin: {
      useAsTitle: 'alt',
      defaultColumns: ['filename', 'alt', 'purpose', 'owner', 'createdAt'],
      listSearchableFields: ['alt', 'caption', 'filename'],
      group: { en: 'Content', zh: '内容' },
    },
    access: { read: readable, create: addable, update: admins, delete: admins },
    lockDocuments: false,
    upload: {
      staticDir: folder,
      mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'],
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
        label: { en: 'Alternative text', zh: '替代文字' },
        admin: {
          description: {
            en: 'What the picture shows, for those who can’t see it',
            zh: '图片的内容，供看不到图片的人了解',
          },
        },
      },
      { name: 'caption', type: 'text', maxLength: 300, label: { en: 'Caption', zh: '图片说明' } },
      {
        name: 'purpose',
        type: 'select',
        required: true,
        defaultValue: 'article' satisfies MediaPurpose,
        index: true,
        label: { en: 'Used for', zh: '用途' },
        admin: { readOnly: true, position: 'sidebar' },
        options: [
          { value: 'article', label: { en: 'Article', zh: '文章' } },
          { value: 'avatar', label: { en: 'Avatar', zh: '头像' } },
          { value: 'proposal', label: { en: 'Feedback', zh: '意见反馈' } },
        ],
      },
      {
        name: 'owner',
        type: 'relationship',
        relationTo: 'users',
        index: true,
        label: { en: 'Sent by', zh: '上传者' },
        defaultValue: ({ user }) => user?.id,
        admin: { readOnly: true, position: 'sidebar' },
      },
    ],
    hooks: { beforeOperation: [cleanUpload] },
  }
}
