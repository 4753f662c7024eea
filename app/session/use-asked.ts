import { useState } from 'react'

/**
 * A form with one question: what it waits for, and what was said against the answer. Once that went well something else
 * takes its place.
 */
export function useAsked(say: (error: unknown) => string) {
  const [fault, setFault] = useState<string>()
  const [isPending, setPending] = useState(false)
  const ask = async (run: () => Promise<void>) => {
    setPending(true)
    setFault(undefined)
    try {
      await run()
    } catch (error) {
      setFault(say(error))
      setPending(false)
    }
  }
  return { fault, setFault, isPending, ask }
}
