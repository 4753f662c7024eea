import { TextArea } from '~/components/ui/TextArea'
import { useTexts } from '~/i18n/use-texts'
import { RunCard } from '../improve/RunCard'
import { AskButton } from '../parts/AskButton'
import { ModelOff } from '../parts/ModelOff'
import { useAssistant, useDraft } from '../run/use-assistant'
import { ASK_TEXTS } from '../texts/ask-texts'
import { JobTerms } from './JobTerms'

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
