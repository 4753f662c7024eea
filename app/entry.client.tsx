import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

// Whoever comes from the list has loaded more than the 250 that are remembered; the editor keeps what it finds there.
performance.setResourceTimingBufferSize(2000)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  )
})
