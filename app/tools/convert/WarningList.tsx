import { useState } from 'react'
import { TriangleAlert } from 'lucide-react'
import { useTexts } from '~/i18n/use-texts'
import { CONVERT_TEXTS } from './texts'

const FIRST = 12

/** What the reader was not sure of, with the place each is about. */
export function WarningList({ warnings }: { warnings: { path: string; message: string }[] }) {
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
