import { Outlet } from '@remix-run/react'
import { SitePage } from '~/site/SitePage'

/** Header and footer of all pages of the site: they stay while one goes from page to page. */
export default function SiteLayout() {
  return (
    <SitePage>
      <Outlet />
    </SitePage>
  )
}
