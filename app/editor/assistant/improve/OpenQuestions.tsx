import { TextField } from '~/components/ui/TextField'
import { useTexts } from '~/i18n/use-texts'
import { AskButton } from '../parts/AskButton'
import { inputOf } from '../run/parts-of-content'
import { draftKey, type Run } from '../run/run'
import { useAssistant } from '../run/use-assistant'
import { ASK_TEXTS } from '../texts/ask-texts'

/** What the assistant may ask for at most in one wish. */
const MOST = 1000

/** Questions that only the person can answer; their answers, and nothing else, become the next wish. */
export function OpenQuestions({ run, questions }: { run: Run; questions: readonly string[] }) {
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
