import * as z from 'zod'
import { IMAGE_RULES } from '../../../collections/media/image-rules'
import { isAdmin } from '../../../collections/roles'
import { storePicture, type Picture } from '../../features/uploads/store-picture.server'
import { ApiError } from '../engine/api-error'
import { defineCall } from '../engine/define-call'
import { refusePicture } from './refuse-picture'

const size = z.object({ url: z.string(), width: z.number(), height: z.number() })

const file = defineCall('POST /upload/file', {
  access: 'user',
  tag: 'Upload',
  summary: { 'zh-CN': '上传图片', en: 'Upload a picture' },
  description: {
    'zh-CN':
      'multipart/form-data，字段 file 为 PNG、JPEG、WebP、AVIF 或 GIF，不超过 5 MB；按内容判断，重新编码为 WebP 并去除元数据。article 仅限管理员，所有人可见；avatar 只有本人和管理员能看。24 小时内没有使用的图片会被删除。',
    en: 'multipart/form-data with the field file: PNG, JPEG, WebP, AVIF or GIF of up to 5 MB, judged by its content, encoded anew as WebP without metadata. article is for administrators to send and everybody to see; avatar is seen by its owner and administrators. A picture that is not put to use within 24 hours is removed.',
  },
  files: { megabytes: IMAGE_RULES.bytes / 1024 / 1024 + 1 },
  limit: { points: 30, seconds: 10 * 60, by: 'person' },
  input: z.strictObject({
    file: z.file().describe('The picture'),
    purpose: z.enum(['avatar', 'article']).default('avatar'),
    alt: z.string().max(300).optional().describe('What the picture shows'),
  }),
  output: z.object({
    id: z.string(),
    url: z.string(),
    width: z.number(),
    height: z.number(),
    bytes: z.number(),
    sizes: z.array(size).describe('Narrower ones, for srcset'),
  }),
  errors: {
    403: { 'zh-CN': '文章图片仅限管理员', en: 'Article pictures are for administrators' },
    409: { 'zh-CN': '图片数量已达上限', en: 'No room for another picture' },
    413: { 'zh-CN': '图片超过 5 MB', en: 'The picture is larger than 5 MB' },
  },
  async handler({ services: { payload }, person, input, language }) {
    if (input.purpose === 'article' && !isAdmin(person)) throw new ApiError({ status: 403, key: 'forbidden' })
    const stored = await storePicture({ payload, person, ...input })
    if (!stored.ok) throw refusePicture({ refusal: stored, language, path: 'file' })
    return viewPicture(stored.picture)
  },
})

function viewPicture({ id, url, width, height, filesize, sizes }: Picture) {
  return {
    id: String(id),
    url: url ?? '',
    width: width ?? 0,
    height: height ?? 0,
    bytes: filesize ?? 0,
    sizes: Object.values(sizes ?? {}).flatMap((one) =>
      one.url ? [{ url: one.url, width: one.width ?? 0, height: one.height ?? 0 }] : [],
    ),
  }
}

export const uploadCalls = [file] as const
