import { useLayoutEffect, useRef, useState } from 'react'
import '~/editor/page/pages.css'
import { PageFrame } from './PageFrame'
import { PREVIEW_TEXTS } from './texts'
import { useFields } from './use-fields'
import { useTexts } from '~/i18n/use-texts'

const PADDING = 24

/** Draws what the admin's form holds, as wide as its pane; says what is missing while it can't. */
export function TemplatePreview() {
  const t = useTexts(PREVIEW_TEXTS)
  const { fields, fault } = useFields()
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <main
      id="main"
      ref={box}
      className="min-h-dvh overflow-x-auto bg-sand-3 dark:bg-sand-1"
      aria-label={t.page}
    >
      {fault && (
        <p role="status" className="sticky top-0 z-10 bg-surface px-4 py-2 text-sm text-danger shadow-float">
          {t.fault(fault)}
        </p>
      )}
      {fields && width > 0 ? (
        <div style={{ padding: PADDING }}>
          <PageFrame {...fields} room={width - 2 * PADDING} />
        </div>
      ) : (
        !fault && <p className="p-6 text-base text-muted">{t.waiting}</p>
      )}
    </main>
  )
}
