import { useEffect, useMemo, useState } from 'react'
import { normalizeInput } from '../../document/rich-text/normalize-input'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { showField } from '../sections/focus-field'
import { useEditor } from '../session/editor-context'
import { ownersAround } from '../session/owners-around'
import { offerUndo } from '../session/offer-undo'
import { useContent } from '../session/use-content'
import { FIND_TEXTS } from '../texts/find-texts'
import { rangeOf } from '../writing/caret'
import { found, type FindOpened } from './find-bar-state'
import { findMatches, matchFrom, type Match } from './find-matches'
import { replaceMatches } from './replace-matches'

/** What was sought last, for the next time. */
let last = { query: '', matchCase: false, wholeWord: false }

/** The search as it stands: what is found, where one is in it, and what can be done with it. */
export function useFind(opened: FindOpened) {
  const editor = useEditor()
  const texts = useTexts(FIND_TEXTS)
  const content = useContent((now) => now)
  const [sought, setSought] = useState(last)
  const [at, setAt] = useState<Pick<Match, 'rank' | 'from'>>(() => beginOf({ editor, opened }))
  const matches = useMemo(
    () => findMatches({ content, places: editor.pen.places(), ...sought }),
    [content, editor, sought],
  )
  const current = matchFrom(matches, at)
  const match = matches[current]
  useEffect(() => found.set({ matches, current }), [matches, current])
  useEffect(() => {
    last = sought
  }, [sought])
  const { owner, field, isOnPage } = match ?? {}
  useEffect(() => {
    if (owner === undefined || field === undefined || isOnPage) return
    editor.folds.open(...ownersAround({ content: editor.content(), id: owner }))
    showField({ owner, field })
  }, [editor, owner, field, isOnPage])
  const step = (by: 1 | -1) => {
    const next = matches[(current + by + matches.length) % matches.length]
    if (next) setAt(next)
  }
  const replace = ({ chosen, text }: { chosen: readonly Match[]; text: string }) => {
    const replaced = replaceMatches({ content, matches: chosen, text, language: editor.language })
    const { count, refusal } = replaced
    // The edge: a recipe's draft is the document's own type made writable.
    if (count > 0)
      editor.change({ name: texts.replace, recipe: (draft) => void Object.assign(draft, replaced.content) })
    if (refusal !== undefined) toast.warning(texts.replacedSome(count, chosen.length - count, refusal))
    return count
  }
  return {
    ...sought,
    set: (change: Partial<typeof sought>) => setSought((now) => ({ ...now, ...change })),
    matches,
    current,
    step,
    replaceOne: (typed: string) => {
      const text = normalizeInput(typed)
      if (match && replace({ chosen: [match], text }) > 0)
        setAt({ rank: match.rank, from: match.from + text.length })
      else step(1)
    },
    replaceAll: (typed: string) => {
      const before = editor.state()
      const count = replace({ chosen: matches, text: normalizeInput(typed) })
      if (count < matches.length) return
      // A text in its own place is no step.
      if (editor.state() === before) toast.success(texts.replaced(count))
      else offerUndo({ editor, text: texts.replaced(count) })
    },
    /** Selects the match on the page, or brings the keys to its field. */
    edit: () => {
      if (!match) return
      const { from, to } = match
      const target = { owner: match.owner, field: match.field }
      if (match.isOnPage) editor.pen.put({ ...target, anchor: from, focus: to })
      else editor.reveal({ ...target, at: from })
    },
  }
}

type Begin = { editor: ReturnType<typeof useEditor>; opened: FindOpened }

/** From where one was writing, otherwise from the beginning. */
function beginOf({ editor, opened: { caret } }: Begin): Pick<Match, 'rank' | 'from'> {
  const rank = caret ? (editor.pen.places()?.rank(caret) ?? -1) : -1
  return caret && rank >= 0 ? { rank, from: rangeOf(caret).from } : { rank: 0, from: 0 }
}
