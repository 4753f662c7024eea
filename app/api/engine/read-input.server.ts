import { ApiError } from './api-error'
import { jsonMegabytes } from './body-size'
import { checkJson } from './check-json'
import { checkJsonSize } from './check-json-size'
import type { AnyCall } from './define-call'
import { readBody } from './read-body.server'

/**
 * The body of a call as a plain object, not yet checked against its schema. No body at all counts as `{}`.
 * Throws `ApiError`: 413 too large, 415 wrong content type or compression, 400 not UTF-8, not JSON, not an object.
 */
export async function readInput({ request, call }: { request: Request; call: AnyCall }): Promise<object> {
  const type = (request.headers.get('content-type') ?? '').toLowerCase()
  const [media = '', ...parameters] = type.split(';').map((part) => part.trim())
  const isForm = media === 'multipart/form-data'
  // only files may be larger than what is read as JSON
  const megabytes = (isForm && call.files?.megabytes) || jsonMegabytes(call)
  const bytes = await readBody({ request, megabytes })
  if (bytes.byteLength === 0) return {}
  if (isForm && (call.upload || call.files))
    return readForm({ bytes, type: request.headers.get('content-type') ?? '', call })
  const charset =
    parameters
      .find((part) => part.startsWith('charset='))
      ?.slice(8)
      .replaceAll('"', '') ?? 'utf-8'
  if (!/^application\/([\w.-]+\+)?json$/.test(media) || !/^utf-?8$/.test(charset)) {
    const form = call.upload || call.files ? ', multipart/form-data' : ''
    const expected = `application/json${form}`
    throw new ApiError({ status: 415, key: 'unsupportedType', values: { type: printable(type), expected } })
  }
  return parseObject(bytes)
}

type Options = { bytes: Uint8Array<ArrayBuffer>; type: string; call: AnyCall }

/** A file part stays a file, or is read as JSON text and takes the place of the input's field of that name. */
async function readForm({ bytes, type, call }: Options): Promise<object> {
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new ApiError({ status: 400, key: 'badForm', cause })
    })
  const many = call.files?.many ?? []
  const fields = new Map<string, unknown>()
  for (const [name, part] of form) {
    const isFile = typeof part !== 'string'
    const field = isFile && name === 'file' && call.upload ? call.upload : name
    const value = isFile && call.upload ? parseObject(new Uint8Array(await part.arrayBuffer())) : part
    const before = fields.get(field)
    fields.set(field, many.includes(field) ? [...(Array.isArray(before) ? before : []), value] : value)
  }
  const object: object = Object.fromEntries(fields)
  checkJson(object)
  return object
}

function parseObject(bytes: Uint8Array): object {
  checkJsonSize(bytes)
  const value = parseJson(decode(bytes))
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ApiError({ status: 400, key: 'notObject' })
  checkJson(value)
  return value
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new ApiError({ status: 400, key: 'badEncoding', cause })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError({ status: 400, key: 'badJson', cause })
  }
}

function printable(type: string): string {
  return type.replace(/[^\x20-\x7e]/g, '').slice(0, 100) || '-'
}
