import { Scale, TriangleAlert } from 'lucide-react'
import type { CheckedFacts, FactFlag, FactSource } from '../../../features/assistant/tasks/events'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { Unfold } from '../parts/Unfold'
import { SUGGESTION_TEXTS } from '../texts/suggestion-texts'
import { isCompared } from './fact-mark'
import { quoted, readable } from './readable'

/** What is in doubt, said plainly; what to compare with the person's own words; on demand where the rest comes from. */
export function FactNotes({ flags, wording, lost, sources }: CheckedFacts) {
  const texts = useTexts(SUGGESTION_TEXTS)
  const locale = useLocale()
  const told = flags.filter(isCompared)
  const doubts = flags.filter((flag) => !isCompared(flag))
  return (
    <>
      {doubts.length > 0 ? (
        <div className="rounded-control bg-warning-tint p-3 text-sm shadow-rest">
          <p className="flex items-center gap-1.5 font-semibold text-warning">
            <TriangleAlert aria-hidden className="size-4 shrink-0" />
            {texts.flagsTitle}
          </p>
          <ul className="mt-1 space-y-1 text-ink">
            {[...new Set(doubts.map((flag) => saidOf({ flag, texts })))].map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {told.length > 0 ? (
        <div className="space-y-2 rounded-control bg-hover p-3 text-sm">
          <p className="flex items-center gap-1.5 font-semibold text-ink">
            <Scale aria-hidden className="size-4 shrink-0" />
            {texts.compareTitle}
          </p>
          <p className="text-muted">{texts.compareWhy}</p>
          <Excerpts
            list={told.map(({ from, text, told: { where, excerpt } }) => ({ from, text, where, excerpt }))}
          />
          {told
            .filter(({ severity }) => severity === 'inflated')
            .map((flag) => (
              <p key={`${flag.from}-${flag.text}`} className="text-muted">
                {saidOf({ flag: { ...flag, told: undefined }, texts })}
              </p>
            ))}
        </div>
      ) : null}
      {lost.length > 0 ? (
        <p className="text-sm text-muted">
          {texts.lost}
          <span className="text-ink">{new Intl.ListFormat(locale, { type: 'unit' }).format(lost)}</span>
        </p>
      ) : null}
      {flags.length + wording.length > 0 ? <p className="text-xs text-muted">{texts.legend}</p> : null}
      {sources.length > 0 ? (
        <Unfold name={texts.sources(sources.length)}>
          <div className="mt-2">
            <Excerpts list={sources} />
          </div>
        </Unfold>
      ) : null}
    </>
  )
}

/** Claims, each with the words that it comes from. */
function Excerpts({ list }: { list: readonly Pick<FactSource, 'from' | 'text' | 'where' | 'excerpt'>[] }) {
  const texts = useTexts(SUGGESTION_TEXTS)
  return (
    <ul className="space-y-2">
      {list.map(({ from, text, where, excerpt }, index) => (
        <li key={`${from}-${text}-${index}`} className="border-s-2 border-line ps-3">
          <span className="font-semibold text-ink">{quoted(text)}</span>
          <span className="block text-muted">
            {texts.where[where]} · {quoted(excerpt)}
          </span>
        </li>
      ))}
    </ul>
  )
}

type Said = { flag: FactFlag; texts: (typeof SUGGESTION_TEXTS)['en'] }

/** What is in doubt about a claim, with the words it was made from where there are any. */
function saidOf({ flag, texts }: Said): string {
  if (flag.note === 'second-reading')
    return texts.doubted(readable(flag.text)) + (flag.why ? texts.modelSays(flag.why) : '')
  const source = flag.severity === 'from-job' ? undefined : flag.source?.text
  const told = flag.told ? texts.pointsTo(flag.told.excerpt) : ''
  return doubtOf({ flag, texts }) + (source ? texts.says(quoted(source)) : '') + told
}

function doubtOf({ flag, texts }: Said): string {
  if (flag.note === 'other-unit' || flag.note === 'other-value') return texts.other(flag.text)
  if (flag.severity === 'inflated') return texts.inflated(flag.text)
  if (flag.severity === 'from-job') return texts.fromJob(flag.text)
  const kinds = new Map(Object.entries<string>(texts.kinds))
  return texts.unsourced(flag.text, kinds.get(flag.kind) ?? texts.kinds.other)
}
