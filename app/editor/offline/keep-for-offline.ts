import type { Language } from '../../../collections/resumes/choices'
import { loadForEditor, loadForPage } from '../soon/load-soon'

/** Everything that is asked for together goes to the worker together, in milliseconds. */
const TOGETHER_MS = 1_000
const WORKER = '/offline-worker.js'
/** Where the list of resumes is, and what stands for it. */
const LIST = '/user'
const SCOPES = [/^\/mobile\/editor\//, /^\/editor\//]

/**
 * Has a service worker keep the editor as it is loaded now, its scripts and letters, so that it opens without a network, and the list of
 * what this device has. The lock tells it which build is open. Answers how to end that.
 */
export function keepForOffline(language: Language): () => void {
  const scope = SCOPES.map((one) => one.exec(location.pathname)?.[0]).find(Boolean)
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !scope) return () => undefined
  let observer: PerformanceObserver | undefined
  let isLeft = false
  const start = async () => {
    const registration = await navigator.serviceWorker.register(WORKER, { scope })
    void navigator.serviceWorker.register(WORKER, { scope: LIST }).catch(() => undefined)
    const active = await activeOf(registration)
    const build = buildOf(performance.getEntriesByType('resource'))
    if (isLeft || !active || build === undefined) return
    void navigator.locks.request(
      `jianli-build-${build}`,
      { mode: 'shared' },
      () => new Promise(() => undefined),
    )
    observer = observeAssets((urls) => active.postMessage({ build, language, scope, urls }))
    // What works without a network and is loaded only when it is opened.
    await Promise.all([loadForPage(), loadForEditor()])
  }
  // Without it the editor needs a network, as ever.
  void start().catch(() => undefined)
  return () => {
    isLeft = true
    observer?.disconnect()
  }
}

/** Not `ready`: that goes by the address with which the page began, and one may have come from the list. */
function activeOf({ installing, waiting, active }: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = installing ?? waiting ?? active
  if (!worker || worker === active) return Promise.resolve(worker)
  return new Promise((resolve) =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker)
      if (worker.state === 'redundant') resolve(active)
    }),
  )
}

/** Each build has a manifest of its own name, which every page loads. */
function buildOf(entries: readonly PerformanceEntry[]): string | undefined {
  return entries.map(({ name }) => /\/manifest-([\w-]+)\.js$/.exec(name)?.[1]).find(Boolean)
}

function observeAssets(tell: (urls: string[]) => void): PerformanceObserver {
  let waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new PerformanceObserver((list) => {
    waiting.push(...list.getEntries().map(({ name }) => name))
    timer ??= setTimeout(() => {
      tell(waiting)
      waiting = []
      timer = undefined
    }, TOGETHER_MS)
  })
  observer.observe({ type: 'resource', buffered: true })
  return observer
}
