import { useEffect } from 'react'
import { createValue } from '~/session/create-value'
import { fieldOfBlock } from '../page/field-of-block'
import { listen } from '~/components/ui/listen'

/** The id of what was last edited or picked on the page, for what is asked about “this part”. */
export const selectedOwner = createValue<string | undefined>(undefined)

/** Follows the focus while an editor is shown. */
export function useSelectedOwner(): void {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const owner = target instanceof Element ? ownerOf(target) : undefined
      if (owner !== undefined) selectedOwner.set(owner)
    }
    return listen(document, { focusin: onFocus })
  }, [])
}

function ownerOf(element: Element): string | undefined {
  const block = element.closest<HTMLElement>('[data-block]')?.dataset.block
  if (block !== undefined) return fieldOfBlock(block)?.owner
  const handle = element.closest<HTMLElement>('[data-block-handle]')?.dataset.blockHandle
  return handle ?? element.closest<HTMLElement>('[data-owner]')?.dataset.owner
}
