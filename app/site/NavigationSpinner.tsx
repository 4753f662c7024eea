import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { Spinner } from '~/components/ui/Spinner'

const DELAY_MS = 300

/** "loading..." while the next page is on its way, once that takes noticeably long. Posting a form shows its own state. */
export function NavigationSpinner() {
  const loading = useNavigation().state === 'loading'
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setLate(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [loading])
  if (!late) return null
  return (
    <div className="pointer-events-none fixed inset-x-0 top-16 z-40 flex justify-center">
      <div className="rounded-menu bg-float shadow-float">
        <Spinner className="px-4 py-2" />
      </div>
    </div>
  )
}
