import { Download, MessageSquareText } from 'lucide-react'
import { preload } from 'react-dom'
import { LogoMark } from '~/site/Logo'
import { buttonClass } from '~/components/ui/button-class'
import { getLayout } from '~/document/layouts/registry'
import { DrawnByOther } from '~/document/render/engine-breaks'
import { Pages } from '~/document/render/Pages'
import type { Preview } from '~/features/preview/draw-preview.server'
import { useTexts } from '~/i18n/use-texts'
import { paperCss } from './paper-css'
import { ReadingView } from './ReadingView'
import { PREVIEW_TEXTS } from './texts'

type Props = {
  preview: Preview
  /** address of the PDF */
  download: string | null
  /** address of the script for comments, where the link takes some */
  review: string | null
  /** Whether a browser of another engine than Chromium asks. */
  byOther: boolean
}

/** Name, headline, comments, download, the pages, and a quiet way to one's own. */
export function SharedResume({ preview, download, review, byOther }: Props) {
  const t = useTexts(PREVIEW_TEXTS)
  const { content, layout, plan, css, fonts, page } = preview
  // The paper waits for its fonts: they come beside the style sheet, not after it.
  for (const file of fonts) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  const { language } = content.config
  const paper = paperCss({ ...page, pages: plan.pages.length })
  return (
    <div className="reader flex min-h-dvh flex-col bg-hover print:bg-transparent">
      <style
        dangerouslySetInnerHTML={{ __html: `${css}\n${paper}\n${VIEW_CSS}${review ? REVIEW_CSS : ''}` }}
      />
      <header className="sticky top-0 z-30 border-b border-line bg-canvas/90 backdrop-blur-md print:hidden">
        <div className="mx-auto flex min-h-14 max-w-[858px] items-center gap-2 px-3 py-2 sm:gap-4 sm:px-8">
          <div className="min-w-0 flex-1" lang={language}>
            <p className="line-clamp-2 text-md/snug font-semibold text-ink sm:line-clamp-1">
              {preview.name || content.title}
            </p>
            {/* On a phone the page says it right below. */}
            {preview.headline && (
              <p className="line-clamp-2 text-sm text-muted max-sm:hidden">{preview.headline}</p>
            )}
          </div>
          {review && <ReviewButton />}
          {download && (
            <a
              href={download}
              download
              aria-label={t.download}
              className={buttonClass({ look: 'primary', className: 'pointer-coarse:h-11 max-sm:px-3' })}
            >
              <Download aria-hidden className="size-4" />
              <span className="max-sm:hidden">{t.download}</span>
              <span className="sm:hidden">PDF</span>
            </a>
          )}
        </div>
        <ViewChoice />
      </header>
      <main
        id="main"
        tabIndex={-1}
        aria-label={t.document}
        className="flex flex-1 flex-col items-center py-3 outline-none sm:py-8 print:p-0"
      >
        <div className="paper-fit">
          <DrawnByOther value={byOther}>
            <Pages content={content} layout={getLayout(layout.code, layout.version)} plan={plan} />
          </DrawnByOther>
        </div>
        <ReadingView content={content} />
      </main>
      <footer className="flex justify-center pt-4 pb-8 print:hidden">
        <a href="/" className={buttonClass({ look: 'ghost', size: 'sm', className: 'text-muted' })}>
          <LogoMark className="size-5" />
          {t.own}
        </a>
      </footer>
      {review && <div id="review" />}
      {review && <script type="module" src={review} />}
    </div>
  )
}

/** It lives once the script for comments has come. */
function ReviewButton() {
  const t = useTexts(PREVIEW_TEXTS)
  return (
    <button
      id="review-button"
      type="button"
      disabled
      className={buttonClass({ className: 'max-sm:px-3 pointer-coarse:h-11' })}
    >
      <MessageSquareText aria-hidden className="size-4" />
      <span className="max-sm:sr-only">{t.comment}</span>
      <span data-count hidden className="tabular-nums" />
    </button>
  )
}

/** Without script: the box that is checked says what is shown. On paper, and where the page is large enough, it is the page. */
const VIEW_CSS = `
.reader:not(:has(#as-text:checked)) .reading { display: none }
.reader:has(#as-text:checked) .paper-fit { display: none }
@media (width < 640px) { .reader:has(#as-text:checked) { background: var(--color-surface) } }
.reading-text :is(p, ul, ol) { margin-top: .5rem }
.reading-text :is(ul, ol) { padding-inline-start: 1.25rem; list-style: disc }
.reading-text ol { list-style: decimal }
.reading { overflow-wrap: anywhere }
.reading-text a { color: var(--color-link); text-decoration: underline }
@media print { .reader .reading { display: none !important } .reader .paper-fit { display: block !important } }
@media (min-width: 640px) { .reader .reading { display: none !important } .reader .paper-fit { display: block !important } }`

/** Where comments are written: at the side of a wide window, which gives way to it; else a sheet over the lower half. */
const REVIEW_CSS = `
.review-panel { inset: auto 0 0; max-height: 55dvh; border-top-width: 1px; border-radius: 16px 16px 0 0 }
[data-reviewing] .reader { padding-bottom: 55dvh }
[data-keys] .review-panel { top: calc(var(--room-top) + var(--room-height)); bottom: auto; max-height: min(55dvh, var(--room-height)); translate: 0 -100% }
@media (min-width: 1200px) {
.review-panel { inset: 0 0 0 auto; width: 360px; max-height: none; border-width: 0 0 0 1px; border-radius: 0 }
[data-keys] .review-panel { height: var(--room-height); max-height: none }
[data-reviewing] .reader { padding: 0 360px 0 0 }
}
@media print { .reader { padding: 0 !important } }`

/** On a phone: the page in small, or its text at a size to read. */
function ViewChoice() {
  const t = useTexts(PREVIEW_TEXTS)
  const choices = [
    { id: 'as-page', text: t.asPage },
    { id: 'as-text', text: t.asText },
  ]
  return (
    <fieldset className="mx-3 mb-2 flex rounded-control bg-hover p-0.5 sm:hidden">
      <legend className="sr-only">{t.view}</legend>
      {choices.map(({ id, text }, i) => (
        <label
          key={id}
          className="relative flex min-h-10 flex-1 cursor-pointer items-center justify-center rounded-control text-base text-muted has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-rest has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input id={id} type="radio" name="view" defaultChecked={i === 0} className="sr-only" />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
