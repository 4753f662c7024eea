import { Scripts } from '@remix-run/react'
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { inlineScript } from './inline-script'

/** A type that no browser runs. */
const RESTING = 'text/resting'
/** Who only looks gets them after this long, once the page has come. */
const AT_LAST_MS = 8_000

/*
 * Starts the scripts at the first sign of a person, at once for who has been here before or comes with something in the
 * address.
 */
const WAKE = import.meta.env.SSR
  ? inlineScript(`(function () {
  var signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']
  function start(event) {
    // a mouse that rests over the page as it comes is reported too
    if (event && event.type === 'pointermove' && !event.movementX && !event.movementY) return
    signs.forEach(function (sign) { removeEventListener(sign, start, true) })
    var resting = document.querySelector('script[type="${RESTING}"]')
    if (!resting || resting.started) return
    resting.started = true
    resting.dataset.names.split(' ').forEach(function (name) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: resting.dataset.at + name + '.js' }))
    })
    var script = document.createElement('script')
    script.type = 'module'
    script.nonce = resting.nonce
    script.textContent = resting.textContent
    document.head.append(script)
  }
  var known = /[?&](?!hl=)./.test(location.search)
  try { known = known || localStorage.length > 0 } catch (error) { known = true }
  if (known) return start()
  signs.forEach(function (sign) { addEventListener(sign, start, { capture: true, passive: true }) })
  addEventListener('load', function () { setTimeout(start, ${AT_LAST_MS}, null) })
})()`)
  : ''

/**
 * Remix's scripts, there but not fetched until somebody shows that they want more than to read: the page's text and
 * pictures have the line for themselves.
 */
export function RestingScripts({ nonce }: { nonce: string }) {
  const scripts = useRemixScripts({ nonce })
  const imports: string[] = []
  return (
    <>
      {putToRest({ node: scripts, imports })}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: WAKE }} />
    </>
  )
}

/**
 * Remix's own component, called for the elements it makes: it takes no type for its scripts and no other way to draw them
 * (2.17), and their text is known to it alone.
 */
const useRemixScripts = Scripts

type Link = ReactElement<{ href: string }>
type Parent = ReactElement<{ children?: ReactNode; type?: string }>

function putToRest({ node, imports }: { node: ReactNode; imports: string[] }): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement(child)) return child
    // edges: what Remix makes are links with an address, scripts and fragments
    if (child.type === 'link') return void imports.push((child as Link).props.href)
    const parent = child as Parent
    if (child.type === Fragment)
      return cloneElement(parent, {}, putToRest({ node: parent.props.children, imports }))
    if (child.type !== 'script' || parent.props.type !== 'module') return child
    return cloneElement(parent, { type: RESTING, ...shortened(imports) })
  })
}

/** Addresses in one folder as that folder and their names: the page has to fit into a connection's first packets. */
function shortened(addresses: string[]): Record<`data-${string}`, string> {
  const folder = /^.*\//.exec(addresses[0] ?? '')?.[0] ?? ''
  const names = addresses.map((address) => address.slice(folder.length).replace(/\.js$/, ''))
  return { 'data-at': folder, 'data-names': names.join(' ') }
}
