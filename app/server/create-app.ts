import compression from 'compression'
import express, { Router, type Express, type RequestHandler } from 'express'
import type { Server } from 'node:http'
import { constants } from 'node:zlib'
import type { Services } from '../features/services'
import { adminHeaders } from './admin-headers'
import { drainRequest } from './drain-request'
import { guardPayload } from './guard-payload'
import { healthRoutes } from './health-routes'
import { limitRest } from './limit-rest'
import { payloadLogin } from './payload-login'
import { policyReports } from './policy-reports'
import { refuseOddCalls } from './refuse-odd-calls'
import { refuseOddPaths } from './refuse-odd-paths'
import { refuseLarge } from './refuse-large'
import { refuseOneStep } from './refuse-one-step'
import { remixHandler } from './remix-handler'
import { requestContext } from './request-context'
import { securityHeaders } from './security-headers'
import { serveStatic } from './serve-static'
import { endConnections, type Departure } from './shutdown'
import { isFromHere } from './is-from-here'
import { codeInAddress, inviteCookie } from '../features/invites/invite-cookie'
import { robotsRule } from '../http/robots-rule'

type NextServer = { getRequestHandler: () => (req: never, res: never) => Promise<void> }

/** Express with everything on it: health, assets, Next for the admin, Remix for the rest. */
export async function createApp(options: {
  services: Services
  admin: NextServer
  dev: boolean
  server: Server
  departure: Departure
}): Promise<Express> {
  const { services, admin, dev, server, departure } = options
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', services.env.TRUST_PROXY)
  app.use(requestContext(services))
  app.use(transportSecurity())
  app.use(robotsHeader())
  app.use(drainRequest())
  app.use(refuseOddPaths())
  app.use(endConnections(departure))
  app.use(healthRoutes({ services, departure }))
  app.use(policyReports(services))
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } } }))
  app.use(forAdmin({ services, admin, dev }))
  app.use(securityHeaders({ dev, staticHost: services.env.STATIC_HOST }))
  app.use(refuseOddCalls())
  app.use(rememberInvite())
  const remix = await remixHandler({ services, dev, server })
  if (remix.assets) app.use(remix.assets)
  else app.use(serveStatic(services.env))
  // not `all('*')`: that answers a path it cannot decode itself, with a bare page
  app.use(remix.handle)
  return app
}

type ForAdmin = { services: Services; admin: NextServer; dev: boolean }

/** The admin and Payload's REST, by Next; every other path goes on. */
function forAdmin({ services, admin, dev }: ForAdmin): RequestHandler {
  const handle = admin.getRequestHandler()
  const router = Router()
  router.use(adminHeaders({ dev }), guardPayload(services), dropForeignCookies())
  router.use(payloadLogin(services), limitRest(services), refuseLarge(services), refuseOneStep(services))
  router.use((req, res, next) => void handle(req as never, res as never).catch(next))
  return (req, res, next) =>
    /^\/(admin|api|_next|__nextjs)(\/|$|_)/.test(req.path) ? router(req, res, next) : next()
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Payload's REST takes the cookie of a session, which its admin needs. A browser names the page a change comes from;
 * when that is not this site, or nothing says so, the cookie does not count.
 */
function dropForeignCookies(): RequestHandler {
  return (req, _res, next) => {
    const known = req.get('origin') !== undefined && isFromHere(req)
    if (!READING.has(req.method) && !known) delete req.headers.cookie
    next()
  }
}

/** Whoever opens a page by an invitation's link is known as invited when they sign up. */
function rememberInvite(): RequestHandler {
  return (req, res, next) => {
    const at = req.originalUrl.indexOf('?')
    const code =
      req.method === 'GET' && at >= 0 ? codeInAddress(new URLSearchParams(req.originalUrl.slice(at))) : null
    if (code) res.append('set-cookie', inviteCookie(code))
    next()
  }
}

/** `X-Robots-Tag` on everything that is not for search engines, also on what is no page. */
function robotsHeader(): RequestHandler {
  return (req, res, next) => {
    const rule = robotsRule(req.path)
    if (rule) res.setHeader('X-Robots-Tag', rule)
    next()
  }
}

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Whoever came by HTTPS comes by HTTPS for a year; other names of the same domain are not ours to decide on. */
function transportSecurity(): RequestHandler {
  return (req, res, next) => {
    if (req.secure) res.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`)
    next()
  }
}
