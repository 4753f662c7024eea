import { Form, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'

/** A form that keeps a preference and comes back here; a plain POST where there is no script. */
export function PreferenceForm({ className, children }: { className?: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action="/preferences" replace preventScrollReset className={className}>
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </Form>
  )
}
