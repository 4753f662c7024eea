import { Link } from '@remix-run/react'
import { TemplatePicture } from '~/components/templates/TemplatePicture'
import { Badge } from '~/components/ui/Badge'
import type { Piece } from '~/features/search/highlight'
import type { SearchResult } from '~/features/search/search-site.server'
import { useTexts } from '~/i18n/use-texts'
import { SEARCH_TEXTS } from './texts'

export function ResultCard({ result }: { result: SearchResult }) {
  const t = useTexts(SEARCH_TEXTS)
  const { kind, language, url, title, excerpt, picture } = result
  return (
    <li className="flex gap-4 py-5">
      {picture && (
        <Link
          to={url}
          tabIndex={-1}
          aria-hidden
          className="w-16 shrink-0 self-start overflow-hidden rounded-control shadow-rest sm:w-20"
        >
          <TemplatePicture src={picture} alt="" sizes="5rem" />
        </Link>
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-md font-semibold" lang={language}>
            <Link to={url} className="text-link no-underline hover:underline">
              <Pieces pieces={title} />
            </Link>
          </h2>
          <Badge>{t.kinds[kind]}</Badge>
        </div>
        <p className="mt-1 text-muted" lang={language}>
          <Pieces pieces={excerpt} />
        </p>
      </div>
    </li>
  )
}

/** What was asked for is marked, and heavier for those who don't see the colour. */
function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, hit }, i) =>
    hit ? (
      <mark key={i} className="rounded-[2px] bg-accent-tint font-semibold text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
