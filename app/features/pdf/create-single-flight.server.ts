type Flight<T> = { result: Promise<T>; controller: AbortController; waiting: number }
type Work<T> = (signal: AbortSignal) => Promise<T>
export type SingleFlight<T> = (options: {
  key: string
  work: Work<T>
  signal?: AbortSignal | undefined
}) => Promise<T>

/** Work of one key is done once for all who ask meanwhile; it is given up when the last of them has gone. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Flight<T>>()

  function join(key: string, work: Work<T>): Flight<T> {
    const known = flights.get(key)
    if (known) return known
    const controller = new AbortController()
    const result = work(controller.signal).finally(() => {
      if (flights.get(key) === flight) flights.delete(key)
    })
    const flight: Flight<T> = { result, controller, waiting: 0 }
    flights.set(key, flight)
    return flight
  }

  return async ({ key, work, signal }) => {
    signal?.throwIfAborted()
    const flight = join(key, work)
    flight.waiting += 1
    let leave = () => {}
    const gone = new Promise<never>((_, reject) => (leave = () => reject(signal?.reason)))
    signal?.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([flight.result, gone])
    } finally {
      signal?.removeEventListener('abort', leave)
      flight.waiting -= 1
      if (flight.waiting === 0 && signal?.aborted) {
        flights.delete(key)
        flight.controller.abort(signal.reason)
        flight.result.catch(() => undefined)
      }
    }
  }
}
