import { useEffect, useState } from 'react'

/** A number that grows whenever font files have arrived: text drawn before is measured anew then. */
export function useLoadedFonts(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const fonts = document.fonts
    const loaded = () => setCount((before) => before + 1)
    fonts.addEventListener('loadingdone', loaded)
    void fonts.ready.then(loaded)
    return () => fonts.removeEventListener('loadingdone', loaded)
  }, [])
  return count
}
