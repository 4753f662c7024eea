import express, { Router, type ErrorRequestHandler } from 'express'
import * as z from 'zod'
import { networkOf } from '../http/network-of'
import type { Services } from '../features/services'

/** Where browsers tell what a page's policy kept them from. */
export const REPORTS_PATH = '/policy-reports'

const RULE = { name: 'policy-reports', points: 20, seconds: 60 }

const text = z.string().max(2000).default('')
const report = z.object({
  'csp-report': z.object({ 'document-uri': text, 'effective-directive': text, 'blocked-uri': text }),
})

/** Writes what a browser reports to the log, without what an address asks for; twenty a minute from one place. */
export function policyReports({ limiter, log }: Services): Router {
  const router = Router()
  router.post(REPORTS_PATH, express.text({ type: () => true, limit: '16kb', inflate: false }), (req, res) => {
    // nobody waits for it, and nobody learns anything from the answer
    res.status(204).end()
    const seen = readReport(req.body)
    if (!seen) return
    limiter.take({ rule: RULE, key: networkOf(req.ip ?? '') }).then(
      ({ ok }) => ok && log.warn({ report: seen }, 'a page tried what its policy forbids'),
      (error: unknown) => log.error({ err: error }, 'a report could not be counted'),
    )
  })
  router.use(REPORTS_PATH, refuseBody)
  return router
}

const refuseBody: ErrorRequestHandler = (_error, _req, res, _next) => {
  res.status(400).end()
}

function readReport(body: unknown) {
  const { data } = report.safeParse(typeof body === 'string' ? parse(body) : undefined)
  if (!data) return null
  const {
    'document-uri': page,
    'effective-directive': directive,
    'blocked-uri': blocked,
  } = data['csp-report']
  return { page: withoutQuery(page), directive: directive.slice(0, 40), blocked: withoutQuery(blocked) }
}

/** Addresses may carry codes and tokens. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '').slice(0, 200)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
