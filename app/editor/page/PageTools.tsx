import { memo, useEffect } from 'react'
import { BlockLayer } from '../blocks/BlockLayer'
import { FindMarks } from '../find/FindMarks'
import { HintNote } from '../placeholders/HintNote'
import { MarginRulers } from '../rulers/MarginRulers'
import type { FieldPoint } from '../session/editor'
import { EdgeMarks } from './EdgeMarks'
import type { Planned } from './use-page-plan'
import { useValue } from '~/session/use-value'
import { useKeptFocus } from '../writing/use-kept-focus'
import { cropping } from '../photo/crop-state'
import { CropPhoto } from '../photo/CropButton'

type Props = {
  planned: Planned
  /** Of a page, in pixels of the page. */
  page: { width: number; height: number }
  scale: number
  writes: boolean
  /** With forms beside the page, and a mouse. */
  isDesk: boolean
  onPick: (target: FieldPoint) => void
}

/** What lies over the pages besides the caret: blocks to move, margins to pull, what was found, the photo being cropped. */
export const PageTools = memo(function PageTools({ planned, page, scale, writes, isDesk, onPick }: Props) {
  useKeptFocus()
  return (
    <>
      {isDesk ? <CropSlot /> : null}
      {writes ? <FindMarks planned={planned} /> : null}
      <BlockLayer planned={planned} scale={scale} hasSide={isDesk} onPick={onPick} />
      <EdgeMarks planned={planned} scale={scale} />
      <HintNote planned={planned} scale={scale} />
      {isDesk ? <MarginRulers page={page} scale={scale} /> : null}
    </>
  )
})

const close = () => cropping.set(false)

/** Where the photo is cropped; its script comes when it first is. */
function CropSlot() {
  const isOpen = useValue(cropping)
  useEffect(() => close, [])
  return isOpen ? <CropPhoto onClose={close} /> : null
}
