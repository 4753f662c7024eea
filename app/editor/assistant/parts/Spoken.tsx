import { useTexts } from '~/i18n/use-texts'
import { isOver, type Run } from '../run/run'
import { isCompared } from '../suggestion/fact-mark'
import { plainText } from '../suggestion/prose-parts'
import { PANEL_TEXTS } from '../texts/panel-texts'
import { SUGGESTION_TEXTS } from '../texts/suggestion-texts'
import { sentencesOf } from './sentences-of'

/**
 * Says to screen readers what comes of a task: a text sentence by sentence and its rest once it is over, how many
 * suggestions there are when they are there, and in the end how many claims are in doubt.
 */
export function Spoken({ run, whenDone = '' }: { run: Run; whenDone?: string }) {
  const state = useSpokenState({ run, whenDone })
  const sentences = sentencesOf({
    text: plainText(run.text),
    isWhole: isOver(run) || run.state === 'checking',
  })
  return (
    <div role="log" aria-live="polite" className="sr-only">
      {sentences.map((sentence, index) => (
        <p key={index}>{sentence}</p>
      ))}
      {state ? <p key={run.state}>{state}</p> : null}
    </div>
  )
}

function useSpokenState({ run, whenDone }: { run: Run; whenDone: string }): string {
  const panel = useTexts(PANEL_TEXTS)
  const suggestions = useTexts(SUGGESTION_TEXTS)
  const { state, offers, facts, result } = run
  const count = offers.length > 0 ? suggestions.count(offers.length) : ''
  if (state === 'checking') return [count, panel.states.checking].filter(Boolean).join('. ')
  if (state !== 'done') return ''
  const flags = [...offers.flatMap(({ suggestion }) => suggestion.flags), ...(facts?.flags ?? [])]
  const told = flags.filter(isCompared).length
  const doubts = flags.length - told
  return [
    count || whenDone,
    doubts > 0 ? suggestions.inDoubt(doubts) : '',
    told > 0 ? suggestions.toCompare(told) : '',
    result.secondReading === 'failed' ? panel.noSecondReading : '',
  ]
    .filter(Boolean)
    .join('. ')
}
