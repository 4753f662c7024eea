import type { Server } from 'node:http'
import type { Services } from '../services'

const GRACE_MS = 25_000

/** On a signal: take no new connection, finish what is in flight, close browser and database, leave. */
export function shutdownOn(options: { signals: NodeJS.Signals[]; server: Server; services: Services }): void {
  const { signals, server, services } = options
  let leaving = false
  const leave = async (signal: string) => {
    if (leaving) return
    leaving = true
    services.log.info({ signal }, 'finishing what is in flight')
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    // its streams end now; whoever listens goes on at another instance
    await services.assistant.close()
    await closed
    await services.ahead.close()
    await services.browser.close()
    await services.tally.flush()
    await services.payload.destroy()
    services.log.info('stopped')
    services.log.flush(() => process.exit(0))
  }
  for (const signal of signals) process.on(signal, () => void leave(signal))
}
