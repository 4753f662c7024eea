import { TriangleAlert } from 'lucide-react'
import type { CheckedFacts, FactFlag } from '../../../features/assistant/tasks/events'
import { useTexts } from '~/i18n/use-texts'
import { SUGGESTION_TEXTS } from '../texts/suggestion-texts'
import { readable } from './readable'

/** What the guard doubts, said plainly, and on demand where the rest comes from. */
export function FactNotes({ flags, sources }: CheckedFacts) {
  const texts = useTexts(SUGGESTION_TEXTS)
  return (
    <>
      {flags.length > 0 ? (
        <div className="rounded-control bg-warning-tint p-3 text-sm">
          <p className="flex items-center gap-1.5 font-semibold text-warning">
            <TriangleAlert aria-hidden className="size-4 shrink-0" />
            {texts.flagsTitle}
          </p>
          <ul className="mt-1 space-y-1 text-ink">
            {[...new Set(flags.map((flag) => saidOf({ flag, texts })))].map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {sources.length > 0 ? (
        <details className="text-sm">
          <summary className="cursor-pointer text-muted hover:text-ink">
            {texts.sources(sources.length)}
          </summary>
          <ul className="mt-2 space-y-2">
            {sources.map((source) => (
              <li key={`${source.from}-${source.text}`} className="border-s-2 border-line ps-3">
                <span className="font-semibold text-ink">{source.text}</span>
                <span className="block text-muted">
                  {texts.where[source.where]} · {source.excerpt}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}

type Said = { flag: FactFlag; texts: (typeof SUGGESTION_TEXTS)['en'] }

/** What is in doubt about a claim, with the words it was made from where there are any. */
function saidOf({ flag, texts }: Said): string {
  if (flag.note === 'second-reading')
    return texts.doubted(readable(flag.text)) + (flag.why ? texts.modelSays(flag.why) : '')
  const source = flag.severity === 'from-job' ? undefined : flag.source?.text
  const told = flag.told ? texts.toldBy[flag.told.where] + texts.quoted(flag.told.excerpt) : ''
  return doubtOf({ flag, texts }) + (source ? texts.says(source) : '') + told
}

function doubtOf({ flag, texts }: Said): string {
  if (flag.severity === 'inflated') return texts.inflated(flag.text)
  if (flag.severity === 'from-job') return texts.fromJob(flag.text)
  const kinds = new Map(Object.entries<string>(texts.kinds))
  return texts.unsourced(flag.text, kinds.get(flag.kind) ?? texts.kinds.other)
}
