import { useMemo, useRef } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { composeDocument } from '../../document/layouts/compose-document'
import { listLeaves } from '../../document/model/list-leaves'
import type { Flows } from '../../document/model/types'
import { useEdgeMarks } from '../page/use-edge-marks'
import type { Planned } from '../page/use-page-plan'
import { useSettledContent } from '../page/use-settled-content'
import { useLayout } from '../session/use-layout'
import { HINT_TEXTS } from './hint-texts'

/** As wide as its column, between these, in pixels. */
const [LEAST, MOST] = [144, 224]

type Props = { planned: Planned; scale: number }

/** Under a column in which all is grey, that paper has none: what else is written takes the whole width there. */
export function HintNote({ planned, scale }: Props) {
  const texts = useTexts(HINT_TEXTS)
  const layer = useRef<HTMLDivElement>(null)
  const content = useSettledContent()
  const layout = useLayout()
  const isGrey = planned.layout !== layout
  const flow = useMemo(
    () =>
      isGrey
        ? columnOnScreenAlone({
            drawn: composeDocument(planned),
            printed: composeDocument({ content, layout }),
          })
        : undefined,
    [isGrey, planned, content, layout],
  )
  const wanted = flow === undefined ? [] : [{ key: flow, selectors: [`[data-flow="${flow}"] [data-block]`] }]
  const [mark] = useEdgeMarks({ wanted, planned, scale, layer })
  const areas = mark?.areas ?? []
  const last = areas.at(-1)
  const left = Math.min(...areas.map((area) => area.left))
  const right = Math.max(...areas.map((area) => area.left + area.width))
  const width = Math.min(Math.max(right - left, LEAST), MOST)
  return (
    <div ref={layer} className="pointer-events-none absolute inset-0">
      {last ? (
        <p
          className="absolute rounded-control bg-surface px-2 py-1 text-xs text-muted shadow-rest"
          style={{
            left: `min(${left}px, 100% - ${width}px)`,
            maxWidth: width,
            top: last.top + last.height + 8,
          }}
        >
          {texts.onScreenAlone}
        </p>
      ) : null}
    </div>
  )
}

/** The flow in which nothing is printed that is drawn, where paper has what is drawn beside it elsewhere. */
function columnOnScreenAlone({ drawn, printed }: { drawn: Flows; printed: Flows }): string | undefined {
  const isSetOtherwise = Object.keys(printed).some(
    (name) => idsIn(printed, name).length > idsIn(drawn, name).length,
  )
  if (!isSetOtherwise) return undefined
  const onPaper = new Set(Object.keys(printed).flatMap((name) => idsIn(printed, name)))
  return Object.keys(drawn).find((name) => {
    const ids = idsIn(drawn, name)
    // Who the resume is of stands above the columns, and is none.
    return name !== 'head' && ids.length > 0 && !ids.some((id) => onPaper.has(id))
  })
}

const idsIn = (flows: Flows, name: string) => listLeaves(flows[name] ?? []).map(({ leaf }) => leaf.id)
