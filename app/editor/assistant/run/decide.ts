import type { Patch } from '../../../document/patch/patch'
import { PANEL_TEXTS } from '../texts/panel-texts'
import { applyAndShow } from './apply-and-show'
import { isUndone } from './fate-of'
import type { Offer, Run } from './run'
import { updateRun } from './session'
import type { RunOptions } from './start-run'

type DecideOptions = RunOptions & { run: Run; offer: Offer }

/** Takes a suggestion into the document as one step of undo; one that no longer fits says so and changes nothing. */
export function accept({ session, editor, run, offer, patch }: DecideOptions & { patch?: Patch }): void {
  const { suggestion } = offer
  const applied = applyAndShow({ editor, patch: patch ?? suggestion.ops, name: suggestion.title })
  changeOffer({ session, run, offer, to: { state: applied.ok ? 'accepted' : applied.reason } })
  const texts = PANEL_TEXTS[editor.language]
  editor.announce(applied.ok ? texts.acceptedNamed(suggestion.title) : texts[applied.reason])
}

/** Offers again what was accepted and then undone. */
export function reopenUndone({ session, editor, run }: Omit<DecideOptions, 'offer'>): void {
  const content = editor.content()
  for (const offer of run.offers)
    if (isUndone({ content, offer })) changeOffer({ session, run, offer, to: { state: 'open' } })
}

type ChangeOptions = Omit<DecideOptions, 'editor'> & { to: Partial<Offer> }

/** Offers it otherwise, or says what was decided. */
export function changeOffer({ session, run, offer, to }: ChangeOptions): void {
  updateRun({
    session,
    key: run.key,
    change: ({ offers }) => ({
      offers: offers.map((one) => (one.suggestion.key === offer.suggestion.key ? { ...one, ...to } : one)),
    }),
  })
}
