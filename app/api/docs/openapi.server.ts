import * as z from 'zod'
import type { Language } from '../../../collections/resumes/schema'
import { docsTexts } from './docs-texts'
import { callErrors } from './call-errors'
import type { AnyCall } from '../engine/define-call'
import { apiText } from '../engine/texts'
import { descriptionIn } from './description-texts'

type Json = { [key: string]: unknown }

export function openApi({ calls, language }: { calls: readonly AnyCall[]; language: Language }): Json {
  const schemas: Json = {}
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = `/resume-api${call.path}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation({ call, language, schemas }) }
  }
  const described = {
    openapi: '3.1.0',
    info: {
      title: docsTexts[language].title,
      version: '1',
      description: intro[language],
    },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...schemas, Error: errorSchema },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'authorization', description: tokenText[language] },
      },
    },
  }
  return JSON.parse(JSON.stringify(described), (key, value: unknown) =>
    key === 'description' && typeof value === 'string' ? descriptionIn({ text: value, language }) : value,
  ) as Json
}

const intro: Record<Language, string> = {
  'zh-CN':
    '每个接口都返回 {success, code, message, data}，HTTP 状态码等于 code。未知字段会被拒绝并指出路径。消息的语言取自 cookie locale 或 Accept-Language。',
  en: 'Every call answers {success, code, message, data}; the HTTP status equals code. Unknown fields are refused with their path. Messages come in the language of the cookie locale or of Accept-Language.',
}
const tokenText: Record<Language, string> = {
  'zh-CN': '登录返回的 accessToken，可直接放入，也可加 Bearer 前缀',
  en: 'The accessToken of a sign-in, raw or after Bearer',
}
const errorSchema: Json = {
  type: 'object',
  required: ['success', 'code', 'message', 'data'],
  properties: { success: { const: false }, code: { type: 'integer' }, message: { type: 'string' }, data: {} },
}

function operation({ call, language, schemas }: { call: AnyCall; language: Language; schemas: Json }): Json {
  const body = jsonSchema({ schema: call.input, io: 'input', schemas })
  return {
    operationId: call.path
      .slice(1)
      .replace(/[{}]/g, '')
      .replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    tags: [call.tag],
    summary: call.summary[language],
    description:
      [call.description?.[language], limitText({ call, language })].filter(Boolean).join('\n\n') || undefined,
    security: call.access === 'public' ? [{}, { token: [] }] : [{ token: [] }],
    'x-access': call.access,
    parameters: parameters({ call, schemas }),
    requestBody: call.method === 'POST' ? requestBody({ call, body }) : undefined,
    responses: { 200: success({ call, language, schemas }), ...failures({ call, language }) },
  }
}

function requestBody({ call, body }: { call: AnyCall; body: Json }): Json {
  const content: Json = { 'application/json': { schema: body, ...exampleOf(call.example?.input) } }
  if (call.upload) {
    const properties = { file: { type: 'string', format: 'binary' } }
    content['multipart/form-data'] = { schema: { type: 'object', required: ['file'], properties } }
  }
  if (call.files) content['multipart/form-data'] = { schema: body }
  return { required: Array.isArray(body.required) && body.required.length > 0, content }
}

function parameters({ call, schemas }: { call: AnyCall; schemas: Json }): Json[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
  }))
  const query = jsonSchema({ schema: call.query, io: 'input', schemas })
  const required = Array.isArray(query.required) ? query.required : []
  const inQuery = Object.entries(query.properties ?? {}).map(([name, schema]: [string, unknown]) => ({
    ...{ name, in: 'query', required: required.includes(name), schema },
  }))
  return [...inPath, ...inQuery]
}

function success({ call, language, schemas }: { call: AnyCall; language: Language; schemas: Json }): Json {
  const description = call.success?.[language] ?? apiText({ key: 'ok', language })
  if (call.produces) {
    const file = { schema: { type: 'string', format: 'binary' } }
    const types = call.produces.split(', ').map((type) => [type, file])
    return { description, content: Object.fromEntries(types) as Json }
  }
  const data = jsonSchema({ schema: call.output, io: 'output', schemas })
  const properties = { success: { const: true }, code: { const: 200 }, message: { type: 'string' }, data }
  const schema = { type: 'object', required: ['success', 'code', 'message', 'data'], properties }
  const output = call.example?.output
  const example =
    output === undefined ? undefined : { success: true, code: 200, message: description, data: output }
  return { description, content: { 'application/json': { schema, ...exampleOf(example) } } }
}

function failures({ call, language }: { call: AnyCall; language: Language }): Json {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(
    callErrors(call).map(({ status, text }) => [status, { description: text[language], content }]),
  )
}

function exampleOf(example: unknown): Json {
  return example === undefined ? {} : { example }
}

type Limit = { points: number; seconds: number; isByAddress: boolean }
const LIMITS: Record<Language, (limit: Limit) => string> = {
  'zh-CN': ({ points, seconds, isByAddress }) =>
    `每${isByAddress ? '个地址' : '位用户'} ${seconds} 秒内最多 ${points} 次。`,
  en: ({ points, seconds, isByAddress }) =>
    `At most ${points} calls in ${seconds} seconds per ${isByAddress ? 'address' : 'person'}.`,
}

function limitText({ call, language }: { call: AnyCall; language: Language }): string {
  if (!call.limit) return ''
  const { points, seconds, by } = call.limit
  return LIMITS[language]({ points, seconds, isByAddress: by === 'ip' })
}

/** The JSON Schema of one side of a call; named schemas move to the shared components. */
function jsonSchema(options: { schema: z.ZodType; io: 'input' | 'output'; schemas: Json }): Json {
  const { schema, io, schemas } = options
  const {
    $schema: _,
    $defs,
    ...own
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: stable }) as Json
  const suffix = io === 'input' ? 'Input' : ''
  const moved = (part: unknown): unknown =>
    JSON.parse(JSON.stringify(part).replaceAll(/"#\/\$defs\/(\w+)"/g, `"#/components/schemas/$1${suffix}"`))
  for (const [name, definition] of Object.entries($defs ?? {}))
    schemas[`${name}${suffix}`] = moved(definition)
  return moved(own) as Json
}

/** A default that is made anew each time (an id) has no place in a description. */
function stable({ zodSchema, jsonSchema: json }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }): void {
  const { def } = zodSchema._zod
  if (def.type === 'default' && JSON.stringify(def.defaultValue) !== JSON.stringify(def.defaultValue))
    delete json.default
}
