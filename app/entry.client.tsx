import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

// Whoever comes from the list has loaded more than the 250 that are remembered; the editor keeps what it finds there.
performance.setResourceTimingBufferSize(2000)

// Whoever clicks twice leaves the first page while its data still come. The router reads them no more, and neither it nor
// the stream below it takes the end it made itself (turbo-stream 2.4 rejects two promises nobody holds): it is no fault.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  )
})
