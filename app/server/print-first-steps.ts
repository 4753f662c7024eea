import type { Server } from 'node:http'
import type { Env } from '../../env.server'

type Options = { env: Env; server: Server; administrator?: { email: string; password: string } }

/** Says where the server is to be found and, once, the password that was made for the first administrator. */
export function printFirstSteps({ env, server, administrator }: Options): void {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  const host = ['0.0.0.0', '::'].includes(env.HOST) ? 'localhost' : env.HOST
  const url = env.APP_URL ?? `http://${host}:${port}`
  const lines = [``, `  Jianli is ready:  ${url}`, `  Admin:            ${url}/admin`]
  if (administrator) {
    lines.push(`  First sign-in:    ${administrator.email}  ${administrator.password}  (shown this once)`)
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
