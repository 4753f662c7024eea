import type { ResumeContent } from '../../../collections/resumes/schema'
import { setField } from '../edits/set-field'
import { announce } from '../session/announcer'
import type { Editor, FieldTarget } from '../session/editor'
import { isSame, rangeOf, type Caret, type Part, type Span } from './caret'
import { checkWritten } from './check-written'
import type { FieldPlace, PagePlaces } from './page-places'
import type { Hand } from './hand'
import type { Pen } from './pen'
import { caretOver, deleteParts, partsOf, wholeRows, type Rest } from './span'
import { isRich, linesOfField, writeLines, writtenText } from './written-field'

type Options = Pick<Editor, 'content' | 'change' | 'language'> & {
  hand: Pick<Hand, 'caret' | 'put' | 'name'>
  places: () => PagePlaces | undefined
}

/** What the pen does with all that is selected, over fields too. */
export function selectionOf({
  hand: { caret, put, name },
  content,
  change,
  language,
  places: placesNow,
}: Options): Pick<Pen, 'parts' | 'rest' | 'select' | 'changeAll' | 'deleteRest'> {
  const parts = (now: Caret): Part[] => {
    const places = placesNow()
    if (!now.span) return [{ owner: now.owner, field: now.field, ...rangeOf(now) }]
    return places ? partsOf({ places, content: content(), span: now.span }) : []
  }
  /** A blank field is drawn only for the caret in it, so that a selection begins or ends beside it. */
  const shownSpan = ({ places, span }: { places: PagePlaces; span: Span }): Span => {
    const now = caret()
    const lengthOf = (at: FieldTarget) => (writtenText({ content: content(), ...at }) ?? '').length
    const shown = (end: FieldPlace, other: FieldPlace): FieldPlace => {
      if (!now || now.span || isSame(end, other) || !isSame(end, now) || lengthOf(end) > 0) return end
      const by = places.rank(end) < places.rank(other) ? 1 : -1
      const next = places.neighbour(end, by)
      return next ? { ...next, at: by > 0 ? 0 : lengthOf(next) } : end
    }
    return { anchor: shown(span.anchor, span.focus), focus: shown(span.focus, span.anchor) }
  }
  const rest = (now: Caret): Rest | undefined => {
    const places = placesNow()
    if (!now.span || !places) return undefined
    const all = parts(now)
    return { parts: all.slice(1), whole: wholeRows({ places, content: content(), parts: all }) }
  }
  return {
    parts,
    rest,
    select: (span) => {
      const places = placesNow()
      const next = places && caretOver({ places, content: content(), span: shownSpan({ places, span }) })
      if (next) put(next)
    },
    changeAll: (step, make) => {
      const now = caret()
      const made = now ? parts(now).filter((part) => isRich(part) && part.from < part.to) : []
      if (!now || made.length === 0) return false
      const values = made.map(({ owner, field, ...range }) => {
        const value = writeLines(
          make({ lines: linesOfField({ content: content(), owner, field }), ...range }),
        )
        return { owner, field, value }
      })
      const refused = values
        .map((one) => checkWritten({ content: content(), language, ...one }))
        .find((why) => why !== undefined)
      if (refused !== undefined) {
        announce(refused)
        return true
      }
      change({
        name: step,
        caret: now,
        recipe: (draft) => values.forEach((one) => setField({ content: draft, ...one })),
      })
      put({ ...now })
      return true
    },
    deleteRest: () => {
      const now = caret()
      const gone = now && rest(now)
      if (!gone) return
      const recipe = (draft: ResumeContent) => deleteParts({ draft, ...gone, keep: now.owner })
      change({ name: name(now), caret: now, isOpen: true, recipe })
      put({ ...now, span: undefined })
    },
  }
}
