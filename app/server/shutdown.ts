import type { RequestHandler } from 'express'
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Services } from '../features/services'

const GRACE_MS = 25_000
/** Who has not sent a whole request by then will hardly do so: a phone out of reach, a client that holds on. */
const UNSENT_MS = 5_000
/** Turns of the event loop in which a connection that waits at the port is taken and its request read. */
const TURNS = 5

/** Whether the server is about to leave: `/readyz` says so, and no connection is kept for a next request. */
export type Departure = { isNear: boolean }

type Options = { signals: NodeJS.Signals[]; server: Server; services: Services; departure: Departure }

/**
 * On a signal: say so for a while in which all is answered as ever, so that nothing more is sent here; then take no new
 * connection, finish what is in flight, close browser and database, leave.
 */
export function shutdownOn({ signals, server, services, departure }: Options): void {
  const connections = watchConnections(server)
  const leave = async (signal: string) => {
    if (departure.isNear) return
    departure.isNear = true
    services.log.info({ signal }, 'finishing what is in flight')
    const noticeMs = services.env.SHUTDOWN_NOTICE_SECONDS * 1000
    setTimeout(() => process.exit(1), noticeMs + GRACE_MS).unref()
    await new Promise((resolve) => setTimeout(resolve, noticeMs))
    // on a busy server the time may be over before it has looked at who came in it
    for (let turn = 0; turn < TURNS; turn += 1) await nextTurn()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    const unsent = setTimeout(connections.endUnsent, UNSENT_MS)
    // its streams end now; whoever listens goes on at another instance
    await services.assistant.close()
    await closed
    clearTimeout(unsent)
    await services.ahead.close()
    await services.browser.close()
    await services.tally.flush()
    await services.payload.destroy()
    services.log.info('stopped')
    services.log.flush(() => process.exit(0))
  }
  for (const signal of signals) process.on(signal, () => void leave(signal))
}

/** Knows which connections wait for the rest of a request, rather than for its answer. */
function watchConnections(server: Server): { endUnsent: () => void } {
  const requests = new Map<Socket, IncomingMessage | null>()
  server.on('connection', (socket) => {
    requests.set(socket, null)
    socket.once('close', () => requests.delete(socket))
  })
  server.on('request', (request, response) => {
    const { socket } = request
    requests.set(socket, request)
    response.once('close', () => requests.has(socket) && requests.set(socket, null))
  })
  return {
    endUnsent() {
      for (const [socket, request] of requests) if (!request?.complete) socket.destroy()
    },
  }
}

/** Ends each connection with the answer it waits for, once the server is about to leave. */
export function endConnections(departure: Departure): RequestHandler {
  return (_req, res, next) => {
    if (departure.isNear) res.setHeader('Connection', 'close')
    next()
  }
}
