import { accessToken, type AccessTokenOptions } from './access-token.server'
import { WechatError } from './wechat-error'

/** What WeChat says of a token that it has ended: invalid, or expired. */
const ENDED = new Set([40001, 40014, 42001])

/** Does something with the access token, once more with a new one when WeChat has ended it. Throws WechatError. */
export async function withAccessToken<Result>(
  options: AccessTokenOptions & { work: (token: string) => Promise<Result> },
): Promise<Result> {
  const { work, services, settings } = options
  const token = await accessToken({ services, settings })
  try {
    return await work(token)
  } catch (error) {
    if (!(error instanceof WechatError) || !ENDED.has(error.code ?? 0)) throw error
    return work(await accessToken({ services, settings, refused: token }))
  }
}
