import { memo, useState } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { STYLE_TEXTS } from '../texts/style-texts'
import { RulerHandle } from './RulerHandle'
import './rulers.css'

export const SIDES = ['left', 'right', 'top', 'bottom'] as const
export type Side = (typeof SIDES)[number]

type Props = {
  /** Of a page, in pixels of the page. */ page: { width: number; height: number }
  scale: number
}

/**
 * The margins at the edges of the first page, to be dragged. A line shows where the text would begin; the pages follow when it
 * is let go, which is one step.
 */
export const MarginRulers = memo(function MarginRulers({ page, scale }: Props) {
  const editor = useEditor()
  const texts = useTexts(STYLE_TEXTS)
  const margin = useContent((content) => content.margin)
  const [dragged, setDragged] = useState<{ side: Side; value: number }>()
  return (
    <div role="group" aria-label={texts.margins} className="jl-rulers">
      <div aria-hidden className="jl-ruler jl-ruler-x" style={{ width: page.width * scale }} />
      <div aria-hidden className="jl-ruler jl-ruler-y" style={{ height: page.height * scale }} />
      {SIDES.map((side) => {
        const label = `${texts.margins} ${texts[side]}`
        const value = dragged?.side === side ? dragged.value : margin[side]
        return (
          <RulerHandle
            key={side}
            {...{ side, label, value, scale }}
            at={placeOf({ side, value, page }) * scale}
            isDragged={dragged?.side === side}
            onDrag={(next) => setDragged(next === undefined ? undefined : { side, value: next })}
            onChange={(next) => {
              setDragged(undefined)
              if (next !== margin[side])
                editor.setField({ owner: '$margin', field: side, value: next, label })
            }}
          />
        )
      })}
      {dragged ? (
        <Guide
          isAcross={dragged.side === 'top' || dragged.side === 'bottom'}
          at={placeOf({ ...dragged, page }) * scale}
          page={{ width: page.width * scale, height: page.height * scale }}
          value={dragged.value}
        />
      ) : null}
    </div>
  )
})

/** Where a margin ends, from the page's left or upper edge. */
function placeOf({ side, value, page }: { side: Side; value: number; page: Props['page'] }): number {
  if (side === 'right') return page.width - value
  return side === 'bottom' ? page.height - value : value
}

type GuideProps = { isAcross: boolean; at: number; page: Props['page']; value: number }

function Guide({ isAcross, at, page, value }: GuideProps) {
  const line = isAcross ? { top: at, width: page.width } : { left: at, height: page.height }
  return (
    <div aria-hidden className={isAcross ? 'jl-guide jl-guide-across' : 'jl-guide'} style={line}>
      <span>{`${value} px · ${millimetres(value)} mm`}</span>
    </div>
  )
}

/** 96 pixels are an inch. */
const millimetres = (pixels: number) => Math.round((pixels / 96) * 254) / 10
