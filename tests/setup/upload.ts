import type { Envelope } from '../../app/api/engine/envelope'
import type { TestApi } from './open-api'

export type Uploaded = {
  id: string
  url: string
  width: number
  height: number
  bytes: number
  sizes: { url: string; width: number; height: number }[]
}
export type UploadOptions = {
  api: TestApi
  token?: string
  bytes: Buffer
  name?: string
  type?: string
  fields?: Record<string, string>
}

/** Sends a file to upload/file. */
export async function upload(options: UploadOptions): Promise<{ status: number; body: Envelope<Uploaded> }> {
  const { api, token, bytes, name = 'picture.png', type = 'image/png', fields = {} } = options
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name, { type }))
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  const headers = { 'accept-language': 'en', ...(token ? { authorization: token } : {}) }
  const response = await api.send(
    new Request('http://jianli.test/resume-api/upload/file', { method: 'POST', headers, body: form }),
  )
  return { status: response.status, body: (await response.json()) as Envelope<Uploaded> }
}
