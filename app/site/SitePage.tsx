import type { ReactNode } from 'react'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'

/** The general layout: header, what the page is about, footer. */
export function SitePage({ account, children }: { account?: boolean; children: ReactNode }) {
  return (
    <div className="jl-site flex min-h-dvh flex-col">
      <SiteHeader account={account} />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
