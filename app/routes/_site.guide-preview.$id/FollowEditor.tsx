import { useNonce } from '~/http/nonce'

// Payload's live preview: the page says that it is ready, and is told of each save. The new text takes the old one's
// place, so that the reader stays where they are.
const FOLLOW = `(function () {
  var admin = window.parent !== window ? window.parent : window.opener
  if (!admin) return
  var running = null
  function refresh() {
    if (running) running.abort()
    running = new AbortController()
    fetch(location.href, { signal: running.signal, credentials: 'same-origin' })
      .then(function (answer) { return answer.ok ? answer.text() : Promise.reject(answer.status) })
      .then(function (html) {
        var fresh = new DOMParser().parseFromString(html, 'text/html').getElementById('draft')
        if (fresh) document.getElementById('draft').replaceWith(fresh)
      })
      .catch(function () {})
  }
  addEventListener('message', function (event) {
    if (event.origin !== location.origin || !event.data) return
    if (event.data.type === 'payload-document-event') refresh()
  })
  admin.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
})()`

/** Shows what the editor in the admin has just saved. */
export function FollowEditor() {
  const nonce = useNonce()
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: FOLLOW }} />
}
