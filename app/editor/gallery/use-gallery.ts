import { useMemo, useState } from 'react'
import { LAYOUT_CODES, type LayoutCode } from '../../../collections/layout-codes'
import { useEditor } from '../session/editor-context'
import { passes, type LayoutFilter } from './layout-filters'
import { usePlans, useProposals } from './use-drawn-layouts'

export type Gallery = ReturnType<typeof useGallery>

/** What the gallery shows, what is chosen, and whose pages are made next. */
export function useGallery({ withLook }: { withLook: boolean }) {
  const editor = useEditor()
  // What stands under a dialog stands still; another tab's words come with the next opening.
  const [state] = useState(editor.state)
  const current = state.layout
  const [chosen, choose] = useState<LayoutCode>(current)
  const [filter, setFilter] = useState<LayoutFilter>('all')
  const proposals = useProposals({ state, withLook })
  const { plans, seen, see, plan } = usePlans()
  // The one of the document leads.
  const shown = LAYOUT_CODES.filter((code) => passes(filter, proposals[code])).toSorted(
    (a, b) => Number(b === current) - Number(a === current),
  )
  // Both previews go before the cards; of those only the ones that are here can be drawn.
  const next = [current, chosen, ...seen.filter((code) => shown.includes(code))].find(
    (code) => !plans[proposals[code].key],
  )
  const drawn = useMemo(() => {
    const contents = Object.values(plans).flatMap((planned) => (planned ? [planned.content] : []))
    return next ? [...contents, proposals[next].content] : contents
  }, [plans, proposals, next])
  const fonts = [...new Map(drawn.map((content) => [content.config.font, content])).values()]
  return { current, chosen, choose, filter, setFilter, shown, proposals, plans, next, fonts, see, plan }
}
