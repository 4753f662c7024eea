import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as z from 'zod'
import { judge } from './setup/judge'

/** What a page's first load weighs in script, compressed as a good host would. Budgets in KB: docs of the parts in use. */
const CLIENT = 'build/client'
const EDITORS = new Set(['routes/editor.$rId', 'routes/mobile.editor.$rId'])
const EDITOR_KB = 250
/** Over HTTP/1.1, six at a time, each round of them is one more wait for the network. */
const EDITOR_SCRIPTS = 30
const PAGE_KB = 130
/** They draw resumes by the layouts: one in the admin, the other kept ahead by the worker of an editor that has loaded most of it. */
const DRAWING = new Set(['routes/template-preview', 'routes/user.offline'])
const DRAWING_KB = 190

const part = z.object({ module: z.string(), imports: z.array(z.string()).default([]) })
const manifest = z.object({
  entry: part,
  routes: z.record(z.string(), part.extend({ id: z.string(), parentId: z.string().optional() })),
})
type Manifest = z.output<typeof manifest>

const weights = new Map<string, number>()
const { entry, routes } = readManifest()
const frames = new Set(Object.values(routes).map(({ parentId }) => parentId))
const pages = Object.values(routes).filter(({ id, module }) => !frames.has(id) && isHydrated(module))
const nameOf = (id: string) => id.replace(/^routes\/(_site\.)?/, '')
judge([
  ...pages.map(({ id }) => ({
    name: nameOf(id),
    value: weigh(filesOf(id)) / 1000,
    most: mostOf(id),
    unit: 'KB',
  })),
  ...[...EDITORS].map((id) => ({
    name: nameOf(id),
    value: filesOf(id).size,
    most: EDITOR_SCRIPTS,
    unit: 'scripts',
  })),
])

function mostOf(id: string): number {
  if (EDITORS.has(id)) return EDITOR_KB
  return DRAWING.has(id) ? DRAWING_KB : PAGE_KB
}

function readManifest(): Manifest {
  const [name = ''] = readdirSync(path.join(CLIENT, 'assets')).filter((file) => file.startsWith('manifest-'))
  const source = readFileSync(path.join(CLIENT, 'assets', name), 'utf8')
  return manifest.parse(JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)))
}

/** A route that only answers data has no component; a page whose handle says so ships no script. */
function isHydrated(module: string): boolean {
  const source = readFileSync(path.join(CLIENT, module), 'utf8')
  return / as default/.test(source) && !/scripts:(!1|false)/.test(source)
}

/** All scripts of a page: the entry, its own route and those around it. */
function filesOf(id: string): Set<string> {
  const chain: z.output<typeof part>[] = [entry]
  for (let route = routes[id]; route; route = routes[route.parentId ?? '']) chain.push(route)
  return new Set(chain.flatMap(({ module, imports }) => [module, ...imports]))
}

function weigh(files: Set<string>): number {
  return [...files].reduce((sum, file) => {
    const weight = weights.get(file) ?? brotliCompressSync(readFileSync(path.join(CLIENT, file))).length
    weights.set(file, weight)
    return sum + weight
  }, 0)
}
