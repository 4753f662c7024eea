import type { Page } from '@playwright/test'

/** Pages of these folders differ only in what is written on them: one of each is looked at. */
const ALIKE: [RegExp, string][] = [
  [/^\/template\/use\/[^/]+\/[^/]+$/, '/template/use/:group/:key'],
  [/^\/template\/use\/[^/]+$/, '/template/use/:code'],
  [/^\/(guide|content|recruitment|start)\/[^/]+$/, '/$1/:id'],
]

/** The kind of page an address leads to: `/guide/first-resume` is a `/guide/:id`. */
export function kindOf(address: string): string {
  const { pathname } = new URL(address, 'http://site')
  const alike = ALIKE.find(([pattern]) => pattern.test(pathname))
  return alike ? pathname.replace(alike[0], alike[1]) : pathname
}

/** Where a page leads on its own site, as addresses without the site: pages, pictures and files. */
export async function linksOf(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const named = document.querySelectorAll(
      'a[href]:not([rel=nofollow]), link[href], img[src], form[method=get][action]',
    )
    const own = [...named].map((element) => {
      const address = ['href', 'src', 'action'].map((name) => element.getAttribute(name)).find(Boolean)
      return new URL(address ?? '', location.href)
    })
    return own
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search, hash }) => pathname + search + hash)
  })
  return [...new Set(found)]
}
