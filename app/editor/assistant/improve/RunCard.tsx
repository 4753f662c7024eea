import { Link } from '@remix-run/react'
import { Copy } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { buttonClass } from '~/components/ui/button-class'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { TextField } from '~/components/ui/TextField'
import { RunState } from '../parts/RunState'
import { SentButton } from '../parts/SentButton'
import { Spoken } from '../parts/Spoken'
import { draftKey, type Run } from '../run/run'
import { useInSight } from '../run/use-in-sight'
import { FactNotes } from '../suggestion/FactNotes'
import { plainText } from '../suggestion/prose-parts'
import { ProseText } from '../suggestion/ProseText'
import { SuggestionList } from '../suggestion/SuggestionList'
import { ASK_TEXTS } from '../texts/ask-texts'
import { PANEL_TEXTS } from '../texts/panel-texts'
import { AskButton } from '../parts/AskButton'
import { inputOf } from '../run/parts-of-content'
import { useAssistant } from '../run/use-assistant'

/** One task with all that came of it. */
export function RunCard({ run }: { run: Run }) {
  const texts = useTexts(PANEL_TEXTS)
  const ref = useInSight(run)
  return (
    <article
      ref={ref}
      tabIndex={-1}
      className="scroll-m-4 space-y-3 rounded-card border border-line bg-subtle p-3"
    >
      <h4 className="text-sm font-semibold text-ink">{run.name}</h4>
      <Spoken run={run} whenDone={texts.states.done} />
      {run.text ? <WrittenText run={run} /> : null}
      <SuggestionList run={run} />
      <RunResult run={run} />
      {isEmpty(run) ? <p className="text-sm text-muted">{texts.nothingToChange}</p> : null}
      {run.taskId ? <SentButton taskId={run.taskId} /> : null}
      {/* Last, so that its end moves no button away from under the pointer. */}
      <RunState run={run} />
    </article>
  )
}

function WrittenText({ run }: { run: Run }) {
  const texts = useTexts(PANEL_TEXTS)
  const copy = async () => {
    await navigator.clipboard.writeText(plainText(run.text))
    toast.success(texts.copied)
  }
  return (
    <div className="space-y-3 rounded-menu border border-line bg-surface p-3">
      <p className="text-base break-words whitespace-pre-wrap text-ink">
        <ProseText text={run.text} facts={run.facts} />
      </p>
      {run.facts ? <FactNotes {...run.facts} /> : null}
      {run.state === 'done' ? (
        <Button icon={Copy} size="sm" onPress={() => void copy()}>
          {texts.copy}
        </Button>
      ) : null}
    </div>
  )
}

function RunResult({ run }: { run: Run }) {
  const texts = useTexts(ASK_TEXTS)
  const { resumeId, notes = [] } = run.result
  return (
    <>
      {resumeId && run.facts ? <FactNotes {...run.facts} /> : null}
      {resumeId ? (
        <p>
          <Link to={`/editor/${resumeId}`} className={buttonClass({ look: 'primary', size: 'sm' })}>
            {texts.openTwin}
          </Link>
        </p>
      ) : null}
      {notes.length > 0 ? <OpenQuestions run={run} questions={notes} /> : null}
    </>
  )
}

const isEmpty = ({ state, text, offers, result }: Run): boolean =>
  state === 'done' && !text && offers.length === 0 && Object.values(result).every((value) => isNothing(value))
const isNothing = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0)

/** What the assistant may ask for at most in one wish. */
const MOST = 1000

/** Questions that only the person can answer; their answers, and nothing else, become the next wish. */
function OpenQuestions({ run, questions }: { run: Run; questions: readonly string[] }) {
  const texts = useTexts(ASK_TEXTS)
  const { session, state, start } = useAssistant()
  const { ask } = run
  const draftOf = (question: string) => `${draftKey(run)}:${question}`
  if (ask.kind !== 'module-opt')
    return (
      <section className="text-sm text-ink">
        <h4 className="font-semibold">{texts.notes}</h4>
        <ul className="mt-1 list-disc space-y-1 ps-5">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </section>
    )
  const answers = questions.flatMap((question) => {
    const answer = state.drafts[draftOf(question)]?.trim()
    return answer ? [texts.answer(question, answer)] : []
  })
  const use = () => {
    const instruction = answers.join('\n').slice(0, MOST)
    start({
      ask: { kind: 'module-opt', input: { ...inputOf(ask.input), aim: 'own', instruction } },
      name: run.name,
    })
  }
  return (
    <section className="space-y-3 rounded-menu border border-line bg-surface p-3">
      <div>
        <h4 className="text-sm font-semibold text-ink">{texts.questions}</h4>
        <p className="text-xs text-muted">{texts.questionsText}</p>
      </div>
      {questions.map((question) => (
        <TextField
          key={question}
          label={question}
          value={state.drafts[draftOf(question)] ?? ''}
          onChange={(text) =>
            session.update(({ drafts }) => ({ drafts: { ...drafts, [draftOf(question)]: text } }))
          }
          maxLength={200}
        />
      ))}
      <AskButton look="primary" isDisabled={answers.length === 0} onPress={use}>
        {texts.useAnswers}
      </AskButton>
    </section>
  )
}
