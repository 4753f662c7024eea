import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { useEffect } from 'react'
import { useContent } from '../../session/use-content'
import { accept, changeOffer, reopenUndone } from '../run/decide'
import { waitingProps, type Run } from '../run/run'
import { useAssistant } from '../run/use-assistant'
import { SUGGESTION_TEXTS } from '../texts/suggestion-texts'
import { SuggestionCard } from './SuggestionCard'

/** All changes that a task offers, to be taken or left one by one or together; what is in doubt only one by one. */
export function SuggestionList({ run }: { run: Run }) {
  const texts = useTexts(SUGGESTION_TEXTS)
  const { editor, session } = useAssistant()
  const content = useContent((current) => current)
  useEffect(() => reopenUndone({ session, editor, run }), [session, editor, run, content])
  const { offers } = run
  if (offers.length === 0) return null
  const open = offers.filter(({ state }) => state === 'open')
  const sure = open.filter(({ suggestion }) => suggestion.flags.length === 0)
  return (
    <div role="group" aria-label={texts.list} className="space-y-2">
      {open.length > 1 ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="basis-full text-sm text-muted tabular-nums">{texts.count(open.length)}</span>
          {sure.length > 0 ? (
            <Button
              size="sm"
              {...waitingProps(run)}
              onPress={() => sure.forEach((offer) => accept({ session, editor, run, offer }))}
            >
              {sure.length === open.length
                ? texts.acceptAll(sure.length)
                : texts.acceptUnflagged(sure.length)}
            </Button>
          ) : null}
          <Button
            size="sm"
            look={sure.length > 0 ? 'ghost' : 'secondary'}
            onPress={() =>
              open.forEach((offer) => changeOffer({ session, run, offer, to: { state: 'refused' } }))
            }
          >
            {texts.refuseAll}
          </Button>
        </div>
      ) : null}
      <ul className="space-y-2">
        {offers.map((offer) => (
          <SuggestionCard key={offer.suggestion.key} run={run} offer={offer} />
        ))}
      </ul>
    </div>
  )
}
