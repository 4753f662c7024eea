import { Link } from '@remix-run/react'
import { ChevronLeft, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { TOOLS, type Tool } from '~/features/search/tool-pages'
import type { Locale } from '~/i18n/locales'
import { useTexts } from '~/i18n/use-texts'
import { SHELL_TEXTS } from './texts'

type ToolPageProps = { tool: Tool; texts: Record<Locale, { line: string }>; children: ReactNode }

/** The frame of a tool: where it belongs, what it does, and that nothing leaves the browser. */
export function ToolPage({ tool, texts, children }: ToolPageProps) {
  const { title } = useTexts(TOOLS[tool])
  const { line } = useTexts(texts)
  const t = useTexts(SHELL_TEXTS)
  return (
    <div className="jl-container flex-1 py-8 md:py-12">
      <Link
        to="/tools"
        className="-ms-1 inline-flex min-h-8 items-center gap-1 rounded-control pe-2 text-sm text-muted no-underline transition hover:text-ink pointer-coarse:min-h-11"
      >
        <ChevronLeft aria-hidden className="size-4" />
        {t.tools}
      </Link>
      <h1 className="mt-2 text-2xl font-bold text-ink sm:text-3xl">{title}</h1>
      <p className="mt-2 max-w-2xl text-md text-muted">{line}</p>
      <p className="mt-3 flex items-center gap-2 text-sm text-success">
        <ShieldCheck aria-hidden className="size-4 shrink-0" />
        {t.private}
      </p>
      <div className="mt-8">{children}</div>
    </div>
  )
}
