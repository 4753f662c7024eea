import type { ResumeContent } from '../../../collections/resumes/schema'
import { setField } from '../edits/set-field'
import type { Editor } from '../session/editor'
import type { Caret, Part } from './caret'
import { rangeOf } from './caret'
import type { PagePlaces } from './page-places'
import type { Hand, Pen } from './pen'
import { caretOver, deleteParts, partsOf } from './span'
import { isRich, linesOfField, writeLines } from './written-field'

type Options = Pick<Editor, 'content' | 'change'> & {
  hand: Pick<Hand, 'caret' | 'put' | 'name'>
  places: () => PagePlaces | undefined
}

/** What the pen does with all that is selected, over fields too. */
export function selectionOf({
  hand: { caret, put, name },
  content,
  change,
  places: placesNow,
}: Options): Pick<Pen, 'parts' | 'select' | 'changeAll' | 'deleteRest'> {
  const parts = (now: Caret): Part[] => {
    const places = placesNow()
    if (!now.span) return [{ owner: now.owner, field: now.field, ...rangeOf(now) }]
    return places ? partsOf({ places, content: content(), span: now.span }) : []
  }
  return {
    parts,
    select: (span) => {
      const places = placesNow()
      const next = places && caretOver({ places, content: content(), span })
      if (next) put(next)
    },
    changeAll: (step, make) => {
      const now = caret()
      const made = now ? parts(now).filter((part) => isRich(part) && part.from < part.to) : []
      if (!now || made.length === 0) return false
      const recipe = (draft: ResumeContent) => {
        for (const { owner, field, ...range } of made) {
          const value = writeLines(make({ lines: linesOfField({ content: draft, owner, field }), ...range }))
          setField({ content: draft, owner, field, value })
        }
      }
      change({ name: step, recipe })
      put({ ...now })
      return true
    },
    deleteRest: () => {
      const now = caret()
      if (!now?.span) return
      const rest = parts(now).slice(1)
      change({ name: name(now), recipe: (draft) => deleteParts({ draft, parts: rest }) })
      put({ ...now, span: undefined })
    },
  }
}
