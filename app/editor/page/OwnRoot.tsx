import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

type Props = { className?: string; style?: CSSProperties; children: ReactNode }

/**
 * A place for pages beside the editor's own. They have a root of their own: the style sheet of a document with another layout
 * or other settings would reach into the editor's.
 */
export function OwnRoot({ className, style, children }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  useLayoutEffect(() => {
    const element = host.current
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }))
  }, [])
  return (
    <div ref={host} className={className} style={style}>
      {root ? createPortal(children, root) : null}
    </div>
  )
}

/** For what stands in such a root: the galley out of sight, the pages one under the other. */
export const OWN_ROOT_CSS = `
.galley { position: absolute; top: 0; left: 0; width: 0; height: 0; overflow: hidden; visibility: hidden }
.sheets { position: relative; transform-origin: 0 0; --jl-page-gap: 24px }
.jl-page { box-shadow: 0 1px 4px rgb(0 0 0 / 0.16) }
`
