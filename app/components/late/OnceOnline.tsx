import { useEffect, useEffectEvent } from 'react'
import { listen } from '~/components/ui/listen'

/** Draws nothing, and asks again for what did not come as soon as the network is back. */
export function OnceOnline({ onAgain }: { onAgain: () => void }) {
  const again = useEffectEvent(onAgain)
  useEffect(() => {
    const online = () => again()
    return listen(window, { online })
  }, [])
  return null
}
