import type { FieldTarget } from '../../session/editor'
import type { Patch } from '../../../document/patch/patch'
import type { Suggestion } from '../../../features/assistant/tasks/events'
import { targetOfPatch } from '../../session/target-of-patch'
import { PANEL_TEXTS } from '../texts/panel-texts'
import { applyToContent } from './apply-to-content'
import { isUndone } from './fate-of'
import type { Offer, OfferState, Run } from './run'
import { updateRun } from './session'
import { flashOnPage } from './show-place'
import type { RunOptions } from './start-run'

type DecideOptions = RunOptions & { run: Run; offer: Offer }

/** Takes a suggestion into the document as one step of undo; one that no longer fits says so and changes nothing. */
export function accept({ session, editor, run, offer, patch }: DecideOptions & { patch?: Patch }): void {
  const { suggestion } = offer
  const applied = applyToContent({ editor, patch: patch ?? suggestion.ops, name: suggestion.title })
  settle({ session, run, offer, state: applied.ok ? 'accepted' : applied.reason })
  const texts = PANEL_TEXTS[editor.language]
  editor.announce(applied.ok ? texts.acceptedNamed(suggestion.title) : texts[applied.reason])
  if (!applied.ok) return
  const target: FieldTarget | undefined = targetOfPatch({ patch: applied.patch, state: editor.state() })
  if (target) flashOnPage(target)
}

/** Leaves the document as it is. */
export function refuse({ session, run, offer }: Omit<DecideOptions, 'editor'>): void {
  settle({ session, run, offer, state: 'refused' })
}

/** Offers again what was accepted and then undone. */
export function reopenUndone({ session, editor, run }: Omit<DecideOptions, 'offer'>): void {
  const content = editor.content()
  for (const offer of run.offers)
    if (isUndone({ content, offer })) settle({ session, run, offer, state: 'open' })
}

/** Offers it with other words; it is decided as before. */
export function rewrite(options: Omit<DecideOptions, 'editor'> & { suggestion: Suggestion }): void {
  const { suggestion } = options
  change({ ...options, to: { suggestion } })
}

type SettleOptions = Omit<DecideOptions, 'editor'> & { state: OfferState }

const settle = ({ state, ...options }: SettleOptions): void => change({ ...options, to: { state } })

function change({ session, run, offer, to }: Omit<SettleOptions, 'state'> & { to: Partial<Offer> }): void {
  updateRun({
    session,
    key: run.key,
    change: ({ offers }) => ({
      offers: offers.map((one) => (one.suggestion.key === offer.suggestion.key ? { ...one, ...to } : one)),
    }),
  })
}
