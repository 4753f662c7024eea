import { useMemo } from 'react'
import { inspectResume } from '../../../features/inspect/inspect-resume'
import type { Inspection } from '../../../features/inspect/types'
import { useLocale } from '~/i18n/locale-context'
import { useSettledContent } from '../../page/use-settled-content'
import { placeholdersOf } from '../../placeholders/placeholders-of'
import { useEditor } from '../../session/editor-context'

const REST_MS = 500

/** What the rules find in the document as it was at the last rest in typing. */
export function useInspection(): Inspection {
  const editor = useEditor()
  const language = useLocale()
  const content = useSettledContent(REST_MS)
  return useMemo(
    () =>
      inspectResume({
        content,
        language,
        today: new Date().toISOString().slice(0, 10),
        layout: editor.state().layout,
        // With grey words on it, the page on the screen is longer than the one that is printed.
        pages: placeholdersOf(content) ? undefined : pagesDrawn(),
      }),
    [content, language, editor],
  )
}

/** How many pages stand on the screen; undefined while none does: those in a phone's hidden tab may be older than the text. */
function pagesDrawn(): number | undefined {
  const pages = [...document.querySelectorAll('.jl-editor-pages .jl-page')]
  return pages.filter((page) => page.getClientRects().length > 0).length || undefined
}
