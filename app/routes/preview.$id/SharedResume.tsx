import { Download } from 'lucide-react'
import { preload } from 'react-dom'
import { LogoMark } from '~/site/Logo'
import { buttonClass } from '~/components/ui/button-class'
import { getLayout } from '~/document/layouts/registry'
import { Pages } from '~/document/render/Pages'
import type { Preview } from '~/features/preview/draw-preview.server'
import { useTexts } from '~/i18n/use-texts'
import { paperCss } from './paper-css'
import { PREVIEW_TEXTS } from './texts'

/** Name, headline, download, the pages, and a quiet way to one's own. */
export function SharedResume({ preview, download }: { preview: Preview; download: string }) {
  const t = useTexts(PREVIEW_TEXTS)
  const { content, layout, plan, css, fonts, page } = preview
  // The paper waits for its fonts: they come beside the style sheet, not after it.
  for (const file of fonts) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  const { language } = content.config
  const paper = paperCss({ ...page, pages: plan.pages.length })
  return (
    <div className="flex min-h-dvh flex-col bg-hover print:bg-transparent">
      <style dangerouslySetInnerHTML={{ __html: `${css}\n${paper}` }} />
      <header className="sticky top-0 z-30 border-b border-line bg-canvas/90 backdrop-blur-md print:hidden">
        <div className="mx-auto flex min-h-14 max-w-[858px] items-center gap-4 px-3 py-2 sm:px-8">
          <div className="min-w-0 flex-1" lang={language}>
            <p className="truncate text-md font-semibold text-ink">{preview.name || content.title}</p>
            {preview.headline && <p className="truncate text-sm text-muted">{preview.headline}</p>}
          </div>
          <a
            href={download}
            download
            className={buttonClass({ look: 'primary', className: 'pointer-coarse:h-11' })}
          >
            <Download aria-hidden className="size-4" />
            {t.download}
          </a>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        aria-label={t.document}
        className="flex flex-1 flex-col items-center py-3 outline-none sm:py-8 print:p-0"
      >
        <div className="paper-fit">
          <Pages content={content} layout={getLayout(layout.code, layout.version)} plan={plan} />
        </div>
      </main>
      <footer className="flex justify-center pt-4 pb-8 print:hidden">
        <a href="/" className={buttonClass({ look: 'ghost', size: 'sm', className: 'text-muted' })}>
          <LogoMark className="size-5" />
          {t.own}
        </a>
      </footer>
    </div>
  )
}
