import { useEffect, useEffectEvent } from 'react'

/** Draws nothing, and asks again for what did not come as soon as the network is back. */
export function OnceOnline({ onAgain }: { onAgain: () => void }) {
  const again = useEffectEvent(onAgain)
  useEffect(() => {
    const online = () => again()
    addEventListener('online', online)
    return () => removeEventListener('online', online)
  }, [])
  return null
}
