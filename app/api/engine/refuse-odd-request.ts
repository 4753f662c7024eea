import { languageOf } from '../../http/language'
import { envelopeResponse } from './envelope'
import { apiText } from './texts'

const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])
// what the `Request` of fetch refuses to be made with
const FORBIDDEN_METHODS = new Set(['TRACE', 'TRACK', 'CONNECT'])

export type OddRequest = {
  method: string
  pathname: string
  headers: Headers
  /** below /resume-api */
  isCall: boolean
  /** host and target together make a URL */
  hasAddress: boolean
}

/**
 * The envelope for what the router cannot carry: methods that `Request` or the router refuse, line breaks in the path
 * of a call, which its patterns don't match, and hosts that are none. Null for every other request.
 */
export function refuseOddRequest(request: OddRequest): Response | null {
  const { method, pathname, headers, isCall, hasAddress } = request
  const language = languageOf({ headers })
  if (!hasAddress) return envelopeResponse({ code: 400, message: apiText({ key: 'badAddress', language }) })
  if (FORBIDDEN_METHODS.has(method) || (isCall && !METHODS.has(method))) {
    const allow = 'GET, HEAD, OPTIONS, POST'
    const message = apiText({
      key: 'methodNotAllowed',
      language,
      values: { method: method.slice(0, 20), allow },
    })
    return envelopeResponse({ code: 405, message, headers: { allow } })
  }
  if (isCall && /%0a|%0d|%e2%80%a[89]/i.test(pathname)) {
    const values = { path: pathname.slice(0, 200) }
    return envelopeResponse({ code: 404, message: apiText({ key: 'unknownCall', language, values }) })
  }
  return null
}
