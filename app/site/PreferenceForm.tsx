import { Form, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { withoutLanguage } from '~/http/language-address'

/** A form that keeps a preference and comes back here, by an address that names no language; a plain POST where there is no script. */
export function PreferenceForm({ className, children }: { className?: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action="/preferences" replace preventScrollReset className={className}>
      <input type="hidden" name="back" value={withoutLanguage(pathname + search)} />
      {children}
    </Form>
  )
}
