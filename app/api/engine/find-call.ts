import type { AnyCall } from './define-call'

export type FoundCall =
  | { kind: 'call'; call: AnyCall; params: Record<string, string>; allow: string }
  | { kind: 'wrong-method'; allow: string }
  | { kind: 'unknown' }

export type FindCallOptions = {
  calls: readonly AnyCall[]
  method: string
  /** below /resume-api, still percent-encoded */
  pathname: string
}

/** The call for a method and path. GET calls answer HEAD too; a fixed segment wins over a parameter. */
export function findCall({ calls, method, pathname }: FindCallOptions): FoundCall {
  const segments = splitPath(pathname)
  if (!segments) return { kind: 'unknown' }
  const matches = calls
    .flatMap((call) => {
      const params = matchPath({ pattern: call.path.slice(1).split('/'), segments })
      return params ? [{ call, params }] : []
    })
    .sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)
  const [best] = matches
  if (!best) return { kind: 'unknown' }
  const siblings = matches.filter(({ call }) => call.path === best.call.path)
  const allow = [
    ...new Set(siblings.flatMap(({ call }) => (call.method === 'GET' ? ['GET', 'HEAD'] : ['POST']))),
  ]
    .concat('OPTIONS')
    .join(', ')
  const wanted = method === 'HEAD' ? 'GET' : method
  const found = siblings.find(({ call }) => call.method === wanted)
  return found ? { kind: 'call', ...found, allow } : { kind: 'wrong-method', allow }
}

function splitPath(pathname: string): string[] | null {
  try {
    return pathname.replace(/^\//, '').split('/').map(decodeURIComponent)
  } catch {
    return null
  }
}

type Options = { pattern: string[]; segments: string[] }

function matchPath({ pattern, segments }: Options): Record<string, string> | null {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith('{')) {
      if (segment === '') return null
      params[part.slice(1, -1)] = segment
    } else if (part !== segment) return null
  }
  return params
}
