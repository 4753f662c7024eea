import * as z from 'zod'
import { boundedResponse } from '~/http/bounded-response.server'
import { WechatError } from './wechat-error'
import type { WechatSettings } from './wechat-settings'

const GIVE_UP_MS = 8_000
const BOUNDS = { most: 1_000_000, fault: () => new Error('the answer is too long') }
const failure = z.object({ errcode: z.number(), errmsg: z.string().default('') })

export type AskWechatOptions<Schema extends z.ZodType> = {
  settings: WechatSettings
  /** such as /cgi-bin/token */
  path: string
  query: Record<string, string>
  /** sent as JSON by POST; left out for GET */
  body?: unknown
  answer: Schema
}

/** One request to the official account's API. Throws WechatError; secrets stand in no message of it. */
export async function askWechat<Schema extends z.ZodType>(
  options: AskWechatOptions<Schema>,
): Promise<z.output<Schema>> {
  const { settings, path, query, body, answer } = options
  const response = await fetch(`${settings.apiBase}${path}?${new URLSearchParams(query).toString()}`, {
    signal: AbortSignal.timeout(GIVE_UP_MS),
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
  }).catch((cause: unknown) => {
    throw new WechatError({ message: `WeChat did not answer ${path}`, cause })
  })
  const value: unknown = await boundedResponse(response, BOUNDS)
    .json()
    .catch((cause: unknown) => {
      throw new WechatError({ message: `WeChat answered ${path} with no JSON (${response.status})`, cause })
    })
  const failed = failure.safeParse(value)
  if (failed.success && failed.data.errcode !== 0) {
    const { errcode: code, errmsg } = failed.data
    throw new WechatError({ message: `WeChat refused ${path}: ${code} ${errmsg}`, code })
  }
  const parsed = answer.safeParse(value)
  if (!parsed.success) throw new WechatError({ message: `WeChat answered ${path} in an unknown shape` })
  return parsed.data
}
