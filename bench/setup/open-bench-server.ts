import type { ServerBuild } from '@remix-run/node'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement } from 'react'
import { createApp } from '../../app/server/create-app'
import type { Services } from '../../app/features/services'
import { openServices } from '../../tests/setup/services'
import { signInAt } from '../../tests/setup/site-call'

export type BenchPerson = { token: string; id: string }
export type BenchServer = {
  url: string
  services: Services
  /** A signed-in person's token and id. */
  person: BenchPerson
  /** Somebody else, whose limits of calls are their own. */
  signUp: (email: string) => Promise<BenchPerson>
  close: () => Promise<void>
}

/** A page of the site's own shell without data, code or scripts: what a page costs at least. */
export const BARE_PATH = '/bench-bare'

/** The production build in this process, all of it but the admin, on loopback and a new SQLite database. */
export async function openBenchServer(settings?: Record<string, string>): Promise<BenchServer> {
  const { services, mailbox, close: closeServices } = await openServices(settings)
  await addBarePage()
  const admin = { getRequestHandler: () => () => Promise.reject(new Error('no admin here')) }
  const server = createServer()
  server.on('request', await createApp({ services, admin, dev: false, server, departure: { isNear: false } }))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const signUp = async (email: string): Promise<BenchPerson> => {
    const token = await signInAt({ url, mailbox, email })
    const { docs } = await services.payload.find({ collection: 'users', where: { email: { equals: email } } })
    const id = docs[0]?.id
    if (!id) throw new Error('nobody signed in')
    return { token, id: String(id) }
  }
  return { url, services, person: await signUp('bench@example.com'), signUp, close }

  async function close() {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await closeServices()
  }
}

/** The server loads the same module, so it finds the page among its routes. */
async function addBarePage(): Promise<void> {
  const build = (await import(pathToFileURL(path.resolve('build/server/index.js')).href)) as ServerBuild
  const id = 'routes/bench-bare'
  const page = () => createElement('main', { id: 'main' }, createElement('h1', null, 'Bare'))
  const module = { default: page, handle: { scripts: false } }
  build.routes[id] = { id, parentId: 'root', path: BARE_PATH.slice(1), module }
  build.assets.routes[id] = {
    ...build.assets.routes.root,
    id,
    parentId: 'root',
    path: BARE_PATH.slice(1),
  } as never
}
