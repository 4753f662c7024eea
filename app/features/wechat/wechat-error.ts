/** WeChat refused, answered nonsense or did not answer. */
export class WechatError extends Error {
  /** WeChat's own number of the error; undefined when there was no answer */
  readonly code: number | undefined

  constructor({ message, code, cause }: { message: string; code?: number | undefined; cause?: unknown }) {
    super(message, { cause })
    this.name = 'WechatError'
    this.code = code
  }
}
