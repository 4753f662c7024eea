import { useEffect, useRef, useState } from 'react'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { exportText } from '~/features/interchange/export-text'
import { writeResume, type WrittenFormat, type WrittenResume } from '~/features/interchange/write-resume'
import { useTexts } from '~/i18n/use-texts'
import { ConvertActions } from './ConvertActions'
import { FormatPicker } from './FormatPicker'
import type { ReadSource } from './read-result'
import { CONVERT_TEXTS } from './texts'

export type Read = { name: string; result: Extract<ReadSource, { ok: true }> }
type Made = { format: WrittenFormat; target: WrittenResume }

/** What was read: how sure it is, what to check, and the resume in the format one picks. */
export function Converted({ name, result }: Read) {
  const t = useTexts(CONVERT_TEXTS)
  const { content, looks, warnings, how } = result
  const [format, setFormat] = useState<WrittenFormat>(how === 'structured' ? 'markdown' : 'jsonresume')
  const [made, setMade] = useState<Made>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    let gone = false
    void writeResume({ content, format, ...(looks ? { looks } : {}) }).then(
      (target) => !gone && setMade({ format, target }),
    )
    return () => {
      gone = true
    }
  }, [content, looks, format])
  const target = made?.format === format ? made.target : undefined
  const isText = typeof target?.data === 'string'
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[20rem_1fr]">
      <div className="space-y-6">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold break-words text-ink outline-none">
            {t.done(name)}
          </h2>
          <p className="mt-1 flex items-start gap-2 text-base text-muted">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            <span>
              {t.how[how]} · {t.sections(content.entryList.length)}
            </span>
          </p>
        </div>
        <FormatPicker format={format} onFormat={setFormat} />
        <ConvertActions content={content} title={result.title} looks={looks} target={target} />
        <WarningList warnings={warnings} />
      </div>
      <section aria-labelledby="preview-title" className="min-w-0">
        <h3 id="preview-title" className="mb-2 text-base font-semibold text-ink">
          {t.preview}
        </h3>
        {target && !isText && <p className="mb-2 text-sm text-muted">{t.docxPreview}</p>}
        <pre
          tabIndex={0}
          aria-labelledby="preview-title"
          className="max-h-[70dvh] overflow-auto rounded-card bg-subtle p-4 font-mono text-sm whitespace-pre-wrap text-ink shadow-rest [overflow-wrap:anywhere]"
        >
          {target && (typeof target.data === 'string' ? target.data : exportText(content))}
        </pre>
      </section>
    </div>
  )
}

const FIRST = 12

/** What the reader was not sure of, with the place each is about. */
function WarningList({ warnings }: { warnings: { path: string; message: string }[] }) {
  const t = useTexts(CONVERT_TEXTS)
  const [count, setCount] = useState(FIRST)
  if (warnings.length === 0) return <p className="text-sm text-muted">{t.noWarnings}</p>
  const rest = warnings.length - count
  return (
    <section aria-labelledby="warnings-title">
      <h3 id="warnings-title" className="flex items-center gap-2 text-base font-semibold text-ink">
        <TriangleAlert aria-hidden className="size-4 text-warning" />
        {t.warnings(warnings.length)}
      </h3>
      <ul className="mt-2 space-y-3 rounded-menu bg-surface p-3 text-sm shadow-rest">
        {warnings.slice(0, count).map(({ path, message }, index) => (
          <li key={`${index} ${path}`} className="[overflow-wrap:anywhere]">
            <span className="block text-ink">{message}</span>
            {path && <code className="text-xs text-muted">{path}</code>}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          className="mt-2 min-h-8 rounded-control px-2 text-sm font-semibold text-link hover:bg-hover pointer-coarse:min-h-11"
          onClick={() => setCount(warnings.length)}
        >
          {t.more(rest)}
        </button>
      )}
    </section>
  )
}
