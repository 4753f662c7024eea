/*
 * The editor and the list of resumes without a network. Its scopes are these pages alone. A page always comes from the server; only
 * where that can't be reached, an empty one comes instead, which holds nobody's text and reads what this browser keeps.
 * docs/decisions/0038-the-editor-opens-without-a-network.md
 */
const BUILD = 'jianli-build-'
/** `app/features/device-copies/opened-store.ts` has the same name: signing out deletes it. */
const LETTERS = 'jianli-letters'
const MOST_LETTERS = 60
const EDITOR = /^(\/mobile\/editor\/|\/editor\/)([\w-]+)$/
/** The list, and what stands for it without a server: of what this device has. */
const LIST = '/user'
const KEPT_LIST = '/user/offline'
const ASSET = /^\/(resume-static\/)?(assets|fonts\/files)\//
const SHEET = /^\/fonts\/(jianli-[\w-]+\.css|covered-[\w-]+\.json)$/
const LETTER = /^\/(resume-static\/)?fonts\/(cut|letters|extra)\//
/** Stands in the empty editor where the id of a resume belongs. */
const NO_RESUME = 'no-resume-of-anybody'
/** What a proxy says of a server that is down. */
const DOWN = new Set([502, 503, 504, 520, 521, 522, 523, 524, 530])

// It knows no version of the editor, so a newer one may take over at once.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET') return
  if (request.mode !== 'navigate') {
    if (SHEET.test(pathname)) event.respondWith(fromServer(request))
    else if (ASSET.test(pathname) || LETTER.test(pathname)) event.respondWith(fromCache(request))
    return
  }
  if (origin !== self.location.origin) return
  const [, scope, id] = EDITOR.exec(pathname) || []
  if (scope && id) event.respondWith(orKept({ request, kept: () => emptyEditor({ scope, id }) }))
  // By an address of its own: the page takes its own for the one it was drawn for.
  else if (pathname === LIST) event.respondWith(orKept({ request, kept: toKeptList }))
  else if (pathname === KEPT_LIST) event.respondWith(orKept({ request, kept: () => keptPage(KEPT_LIST) }))
})

self.addEventListener('message', (event) => event.waitUntil(keep(event.data)))

async function fromCache(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** What has no name of its own for each build. */
async function fromServer(request) {
  const answer = await fetch(request).catch(() => undefined)
  if (answer && !DOWN.has(answer.status)) return answer
  return (await caches.match(request, { ignoreVary: true })) ?? answer ?? Response.error()
}

/** What the server answers; what is kept where it can't be reached, if there is any. */
async function orKept({ request, kept }) {
  try {
    const answer = await fetch(request)
    return DOWN.has(answer.status) ? ((await kept()) ?? answer) : answer
  } catch (error) {
    const instead = await kept()
    if (instead) return instead
    throw error
  }
}

async function emptyEditor({ scope, id }) {
  const kept = await keptPage(scope + NO_RESUME)
  return kept && new Response((await kept.text()).replaceAll(NO_RESUME, id), { headers: kept.headers })
}

async function toKeptList() {
  return (await keptPage(KEPT_LIST)) && Response.redirect(KEPT_LIST)
}

/** Of the newest build that was wholly kept. */
async function keptPage(address) {
  const builds = (await caches.keys()).filter((name) => name.startsWith(BUILD)).reverse()
  for (const name of builds) {
    const kept = await (await caches.open(name)).match(address, { ignoreSearch: true, ignoreVary: true })
    if (!kept) continue
    const headers = new Headers(kept.headers)
    headers.delete('content-encoding')
    headers.delete('content-length')
    return new Response(await kept.text(), { headers })
  }
  return undefined
}

/** Keeps what an open editor has loaded; the browser's own cache still has it. */
async function keep({ build, language, scope, urls }) {
  const cache = await caches.open(BUILD + build)
  const isOurs = (pattern) => urls.filter((url) => pattern.test(new URL(url).pathname))
  await addTo({ cache, urls: [...isOurs(ASSET), ...isOurs(SHEET)] })
  const letters = isOurs(LETTER)
  if (letters.length > 0) {
    const store = await caches.open(LETTERS)
    await addTo({ cache: store, urls: letters })
    const all = await store.keys()
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST_LETTERS)).map((one) => store.delete(one)))
  }
  const about = { cache, build, language }
  if (!(await keepEmptyPage({ ...about, address: scope + NO_RESUME }))) return
  // Nobody has opened it here: what it loads is named in it.
  await keepEmptyPage({ ...about, address: KEPT_LIST, withAssets: true })
  await dropBuilds(build)
}

const assetsIn = (html) =>
  [...html.matchAll(/"([^"\s]*\/assets\/[\w.-]+\.(?:js|css|woff2))"/g)].map(([, url]) =>
    new URL(url, self.location.origin).toString(),
  )

/** Answers whether all of them are there now. */
async function addTo({ cache, urls }) {
  const tried = await Promise.allSettled(
    [...new Set(urls)].map(async (url) => {
      const request = new Request(url, { mode: 'cors', credentials: 'omit' })
      if (!(await cache.match(request, { ignoreVary: true }))) await cache.add(request)
    }),
  )
  return tried.every(({ status }) => status === 'fulfilled')
}

/** Asked for without a cookie: what comes is the same for everybody. False where the server has another build by now. */
async function keepEmptyPage({ cache, build, language, address, withAssets = false }) {
  const asked = `${address}?kept&hl=${language}`
  if (await cache.match(asked, { ignoreVary: true })) return true
  const answer = await fetch(asked, { credentials: 'omit' }).catch(() => undefined)
  const html = answer?.ok && !answer.redirected ? await answer.clone().text() : ''
  if (!answer || !html.includes(`manifest-${build}.js`)) return false
  // A page whose scripts did not come would wait for them for ever: it is kept when all of them are.
  if (withAssets && !(await addTo({ cache, urls: assetsIn(html) }))) return false
  // Of another language.
  await cache.delete(address, { ignoreSearch: true, ignoreVary: true })
  await cache.put(asked, answer)
  return true
}

/** A build stays as long as a tab has it open. */
async function dropBuilds(build) {
  const { held = [] } = await navigator.locks.query()
  const open = new Set([BUILD + build, ...held.map(({ name }) => name)])
  const names = (await caches.keys()).filter((name) => name.startsWith(BUILD) && !open.has(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}
