import { useEffect } from 'react'
import { buttonClass } from '~/components/ui/button-class'
import { useNonce } from '~/http/nonce'
import { useTexts } from '~/i18n/use-texts'
import { inlineScript } from './inline-script'
import { READY } from '../http/scripts-ready'
import { SITE_TEXTS } from './texts'

/** Page scripts are given up after two minutes. */
const GIVE_UP_MS = 120_000

const PRESSED = 'data-jianli-pressed'

// Runs before any module: it must say so when those modules never come. A button pressed until they live (or a link that
// is one with scripts) is remembered, and pressed again then: no click is lost.
const WATCH = import.meta.env.SSR
  ? inlineScript(`(function () {
  var root = document.documentElement
  function show() {
    if (root.hasAttribute('${READY}')) return
    var note = document.getElementById('late-scripts')
    if (note) note.hidden = false
  }
  setTimeout(show, ${GIVE_UP_MS})
  addEventListener('error', function (event) {
    var tag = event.target && event.target.tagName
    if (tag === 'SCRIPT' || (tag === 'LINK' && event.target.rel === 'modulepreload')) show()
  }, true)
  addEventListener('click', function (event) {
    if (document.documentElement.hasAttribute('${READY}')) return
    var button = event.target.closest && event.target.closest('button, a[data-press]')
    if (!button || button.type === 'submit' || button.hasAttribute('popovertarget')) return
    event.preventDefault()
    document.querySelectorAll('[${PRESSED}]').forEach(function (other) { other.removeAttribute('${PRESSED}') })
    var box = button.getBoundingClientRect()
    button.setAttribute('${PRESSED}', (event.clientX - box.left) + ' ' + (event.clientY - box.top))
  }, true)
})()`)
  : ''

/** Presses the button that was pressed before the page's scripts lived. */
function repeatPress(): void {
  const button = document.querySelector<HTMLElement>(`[${PRESSED}]`)
  if (!button) return
  const [x = 0, y = 0] = button.getAttribute(PRESSED)?.split(' ').map(Number) ?? []
  button.removeAttribute(PRESSED)
  // After the effects of the page that is just coming to life; at the same place of the button, wherever that is now.
  setTimeout(() => {
    const { left, top } = button.getBoundingClientRect()
    const at = { clientX: left + x, clientY: top + y }
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...at }))
  })
}

/** A notice in the page from the start, unhidden when its scripts fail or don't come; gone once they live. */
export function LateScripts() {
  const t = useTexts(SITE_TEXTS)
  const nonce = useNonce()
  useEffect(() => {
    document.documentElement.setAttribute(READY, '')
    document.getElementById('late-scripts')?.setAttribute('hidden', '')
    repeatPress()
  }, [])
  return (
    <>
      <div
        id="late-scripts"
        hidden
        suppressHydrationWarning
        role="alert"
        className="fixed inset-x-4 bottom-4 z-60 mx-auto flex max-w-md items-center gap-3 rounded-card bg-float p-4 text-base text-ink shadow-float [&[hidden]]:hidden"
      >
        <p className="flex-1">{t.scriptsLate}</p>
        <a href="" className={buttonClass({ size: 'sm' })}>
          {t.reload}
        </a>
      </div>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: WATCH }} />
    </>
  )
}
