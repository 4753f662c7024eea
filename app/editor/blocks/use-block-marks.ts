import { useEffect } from 'react'
import { fieldOfBlock } from '../page/field-of-block'
import type { Editor } from '../session/editor'
import { useEditor } from '../session/editor-context'
import { blockOfOwner, heldBlock, sideBlock } from './block-marks'
import { listen } from '~/components/ui/listen'

/** Follows focus and mouse through the page and the forms beside it. */
export function useBlockMarks(): void {
  const editor = useEditor()
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      // A menu is open for the block that it was opened at.
      if (!(target instanceof Element) || target.closest('[role=menu], [role=dialog]')) return
      heldBlock.set(heldAt({ editor, target }))
      sideBlock.set({ ...sideBlock.get(), focused: sideAt({ editor, target }) })
    }
    const onPoint = ({ target, pointerType }: PointerEvent) => {
      if (!(target instanceof Element) || pointerType === 'touch') return
      const hovered = sideAt({ editor, target })
      if (hovered !== sideBlock.get().hovered) sideBlock.set({ ...sideBlock.get(), hovered })
    }
    // A handle that is drawn for a text must not go with the focus that comes to it from there.
    const onLeave = ({ relatedTarget: target }: FocusEvent) => {
      if (target instanceof Element && target.closest('[data-block-handle]'))
        heldBlock.set(heldAt({ editor, target }))
    }
    const deafen = [
      listen(document, { focusin: onFocus, pointerover: onPoint }),
      listen(document, { focusout: onLeave }, 'capture'),
    ]
    return () => {
      deafen.forEach((stop) => stop())
      heldBlock.set(undefined)
      sideBlock.set({})
    }
  }, [editor])
}

type At = { editor: Editor; target: Element }

function heldAt({ editor, target }: At): string | undefined {
  const handle = target.closest<HTMLElement>('[data-block-handle]')
  if (handle) return handle.dataset.blockHandle
  const leaf = target.closest<HTMLElement>('.jl-editor-pages [data-block]')
  const owner = leaf ? fieldOfBlock(leaf.dataset.block ?? '')?.owner : undefined
  return owner === undefined ? undefined : blockOfOwner({ editor, owner })
}

function sideAt({ editor, target }: At): string | undefined {
  const owner = target.closest<HTMLElement>('[data-owner]')?.dataset.owner
  return owner === undefined ? undefined : blockOfOwner({ editor, owner })
}
