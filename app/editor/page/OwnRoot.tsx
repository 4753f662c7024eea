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
