import { Outlet } from '@remix-run/react'
import { AccessGate } from '~/session/AccessGate'
import { SitePage } from '~/site/SitePage'

/** Header and footer of all pages of the site: they stay while one goes from page to page. */
export default function SiteLayout() {
  return (
    <SitePage>
      <AccessGate>
        <Outlet />
      </AccessGate>
    </SitePage>
  )
}
