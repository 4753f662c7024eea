import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { Badge } from '~/components/ui/Badge'
import { useTexts } from '~/i18n/use-texts'
import type { loader as searchLoader } from '../../_site.search/route'
import { EDIT_TEXTS } from '../texts'

const MOST = 8
const PAUSE_MS = 250

type Props = { words: string; chosen: string; onChoose: (address: string) => void }

/** Guides and templates that the site's own search finds for some words. */
export function LinkPicker({ words, chosen, onChoose }: Props) {
  const t = useTexts(EDIT_TEXTS)
  const { load, data } = useFetcher<typeof searchLoader>()
  useEffect(() => {
    if (!words) return
    const timer = setTimeout(() => load(`/search?q=${encodeURIComponent(words)}`), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words, load])
  if (!words || !data) return null
  const found = data.results.filter(({ kind }) => kind === 'guide' || kind === 'template').slice(0, MOST)
  return (
    <div aria-live="polite" className="mt-2">
      {found.length === 0 && <p className="text-base text-muted">{t.nothingFound}</p>}
      <ul aria-label={t.found}>
        {found.map(({ kind, url, title, language }) => (
          <li key={url}>
            <button
              type="button"
              aria-pressed={url === chosen}
              onClick={() => onChoose(url)}
              className="flex min-h-9 w-full items-center gap-2 rounded-control px-2 py-1.5 text-start text-base text-ink hover:bg-hover aria-pressed:bg-hover aria-pressed:font-semibold pointer-coarse:min-h-11"
            >
              <span lang={language} className="min-w-0 flex-1 truncate">
                {title.map(({ text }) => text).join('')}
              </span>
              <Badge>{kind === 'guide' ? t.guideKind : t.template}</Badge>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
