import type { ReactNode } from 'react'

/** What is said instead of versions. */
export function Alone({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-lg overflow-y-auto px-4 py-10">{children}</div>
}
