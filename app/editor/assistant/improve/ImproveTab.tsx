import { useTexts } from '~/i18n/use-texts'
import { ModelOff } from '../parts/ModelOff'
import { tabOf } from '../run/session'
import { useAssistant } from '../run/use-assistant'
import { ASK_TEXTS } from '../texts/ask-texts'
import { PartActions } from './PartActions'
import { RunCard } from './RunCard'
import { WholeActions } from './WholeActions'

/** Quick actions on a part of the resume and on all of it, and what came of them, newest first. */
export function ImproveTab() {
  const texts = useTexts(ASK_TEXTS)
  const { state } = useAssistant()
  const runs = state.runs.filter(({ ask }) => tabOf(ask.kind) === 'improve').toReversed()
  return (
    <div className="space-y-6">
      <ModelOff />
      <PartActions />
      {runs.length > 0 ? (
        <section className="space-y-3">
          <h3 className="text-sm font-semibold text-ink">{texts.results}</h3>
          {runs.map((run) => (
            <RunCard key={run.key} run={run} />
          ))}
        </section>
      ) : null}
      <WholeActions />
    </div>
  )
}
