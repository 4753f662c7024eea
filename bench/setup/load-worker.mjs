import { Agent, get } from 'node:http'
import { parentPort } from 'node:worker_threads'

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Asks for an address from eight callers at once for `ms` milliseconds; answers the requests per second. */
parentPort.on('message', async ({ url, ms, callers = 8 }) => {
  const started = performance.now()
  let done = 0
  const caller = async () => {
    while (performance.now() - started < ms) {
      await whole(url)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  parentPort.postMessage((done / (performance.now() - started)) * 1000)
})

function whole(url) {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.on('end', resolve).on('error', reject).resume()
    }).on('error', reject)
  })
}
