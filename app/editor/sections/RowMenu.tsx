import { memo } from 'react'
import { Ellipsis } from 'lucide-react'
import { IconButton } from '~/components/ui/IconButton'
import { useMenuButton } from '~/components/ui/use-menu-button'
import { useTexts } from '~/i18n/use-texts'
import { RowItems } from '../soon/soon-parts'
import { FORM_TEXTS } from '../texts/form-texts'

export type RowMenuProps = {
  id: string
  name: string
  index: number
  count: number
  hidden: boolean
  /** There is one in a resume and no second. */
  isOnly?: boolean
  /** What opening or closing the rest of its fields is called, where some are folded away. */
  details?: string
  /** A section, which can have forms of its own. */
  hasForms?: boolean
  /** Alt+Enter in the field opens it, and Tab passes over it. */
  isBesideField?: boolean
}

/** What can be done to a row, without dragging: move, duplicate, hide, remove. */
export const RowMenu = memo(function RowMenu(row: RowMenuProps) {
  const label = useTexts(FORM_TEXTS).moreFor(row.name)
  const { button, menu } = useMenuButton()
  return (
    <>
      <IconButton
        icon={Ellipsis}
        {...button}
        label={label}
        excludeFromTabOrder={row.isBesideField}
        className="text-muted"
      />
      {menu ? <RowItems at={menu} {...row} /> : null}
    </>
  )
})
