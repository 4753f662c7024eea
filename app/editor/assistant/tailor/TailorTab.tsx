import { Check } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import type { JobTerm } from '../../../features/assistant/tasks/events'
import { useEditor } from '../../session/editor-context'
import { TextArea } from '~/components/ui/TextArea'
import { useTexts } from '~/i18n/use-texts'
import { RunCard } from '../improve/RunCard'
import { AskButton } from '../parts/AskButton'
import { ModelOff } from '../parts/ModelOff'
import { useAssistant, useDraft } from '../run/use-assistant'
import { ASK_TEXTS } from '../texts/ask-texts'
import { useShowPart } from '../run/show-part'
import { goToPlace, targetOfPath } from '../run/show-place'

const LEAST = 20

/** A job ad beside the resume: its words that are there or missing, and suggestions. */
export function TailorTab() {
  const texts = useTexts(ASK_TEXTS)
  const { state, start } = useAssistant()
  const [job, setJob] = useDraft('job')
  const runs = state.runs.filter(({ ask }) => ask.kind === 'tailor').toReversed()
  const length = job.trim().length
  return (
    <div className="space-y-6">
      <ModelOff />
      <section className="space-y-3">
        <p className="text-sm text-muted">{texts.tailorIntro}</p>
        <TextArea
          label={texts.jobLabel}
          placeholder={texts.jobPlaceholder}
          rows={6}
          maxLength={20_000}
          value={job}
          onChange={setJob}
          {...(length > 0 && length < LEAST ? { description: texts.jobShort } : {})}
        />
        <AskButton
          look="primary"
          isDisabled={length < LEAST}
          onPress={() => start({ ask: { kind: 'tailor', input: { job } } })}
        >
          {texts.tailorGo}
        </AskButton>
      </section>
      {runs.length > 0 ? <h3 className="sr-only">{texts.results}</h3> : null}
      {runs.map((run) => (
        <div key={run.key} className="space-y-3">
          <JobTerms terms={run.result.terms ?? []} />
          <RunCard run={run} />
        </div>
      ))}
    </div>
  )
}

/** The job's words that the resume has, each leading to its place, and those that it has not. */
function JobTerms({ terms }: { terms: readonly JobTerm[] }) {
  const texts = useTexts(ASK_TEXTS)
  const editor = useEditor()
  const show = useShowPart()
  if (terms.length === 0) return null
  const covered = terms.filter(({ path }) => path)
  const missing = terms.filter(({ path }) => !path)
  const go = (path: string) => {
    const target = targetOfPath({ editor, path })
    if (target) goToPlace({ editor, target, show })
  }
  return (
    <div className="space-y-4">
      {missing.length > 0 ? (
        <section>
          <h3 className="text-sm font-semibold text-ink">{texts.missing(missing.length)}</h3>
          <p className="text-xs text-muted">{texts.missingText}</p>
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {missing.map(({ term }) => (
              <li
                key={term}
                className="rounded-control border border-dashed border-line-strong px-2 py-0.5 text-sm text-ink"
              >
                {term}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {covered.length > 0 ? (
        <section>
          <h3 className="text-sm font-semibold text-ink">{texts.covered(covered.length)}</h3>
          <ul className="mt-2 space-y-0.5">
            {covered.map(({ term, path, excerpt }) => (
              <li key={term}>
                <AriaButton
                  onPress={() => go(path)}
                  className="flex min-h-8 w-full items-center gap-2 rounded-control px-2 py-1 text-start text-sm data-hovered:bg-hover"
                >
                  <Check aria-hidden className="size-3.5 shrink-0 text-success" />
                  <span className="max-w-2/3 shrink-0 font-semibold break-words text-ink">{term}</span>
                  <span className="min-w-0 flex-1 truncate text-muted">{excerpt}</span>
                </AriaButton>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
