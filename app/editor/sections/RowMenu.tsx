import { memo } from 'react'
import { ArrowDown, ArrowUp, Copy, Ellipsis, Eye, EyeOff, Trash2 } from 'lucide-react'
import { IconButton } from '~/components/ui/IconButton'
import { Menu, MenuItem, MenuLine } from '~/components/ui/Menu'
import { useTexts } from '~/i18n/use-texts'
import { FORM_TEXTS } from '../texts/form-texts'
import { shownKeys } from '../ui/shown-keys'
import { MoveTo } from './MoveTo'
import { useRowActions } from './use-row-actions'

type Props = {
  id: string
  name: string
  index: number
  count: number
  hidden: boolean
  /** Left out for what can't be taken away. */
  isRemovable?: boolean
  /** Further entries, as MenuItem elements. */
  extra?: React.ReactNode
}

/** What can be done to a row, without dragging: move, duplicate, hide, remove. */
export const RowMenu = memo(function RowMenu({
  id,
  name,
  index,
  count,
  hidden,
  isRemovable = true,
  extra,
}: Props) {
  const texts = useTexts(FORM_TEXTS)
  const actions = useRowActions()
  return (
    <Menu
      label={texts.moreFor(name)}
      trigger={
        <IconButton label={texts.moreFor(name)} size="sm" className="text-muted pointer-coarse:size-11">
          <Ellipsis aria-hidden className="size-4" />
        </IconButton>
      }
    >
      {index > 0 ? (
        <MenuItem
          icon={<ArrowUp />}
          shortcut={shownKeys('Alt+↑')}
          onAction={() => actions.move({ id, name, to: index - 1 })}
        >
          {texts.moveUp}
        </MenuItem>
      ) : null}
      {index < count - 1 ? (
        <MenuItem
          icon={<ArrowDown />}
          shortcut={shownKeys('Alt+↓')}
          onAction={() => actions.move({ id, name, to: index + 1 })}
        >
          {texts.moveDown}
        </MenuItem>
      ) : null}
      <MoveTo {...{ id, name, index, count, actions }} />
      {isRemovable ? (
        <MenuItem icon={<Copy />} onAction={() => actions.duplicate({ id, name })}>
          {texts.duplicate}
        </MenuItem>
      ) : null}
      <MenuItem
        icon={hidden ? <Eye /> : <EyeOff />}
        onAction={() => actions.hide({ id, name, hidden: !hidden })}
      >
        {hidden ? texts.unhide : texts.hide}
      </MenuItem>
      {extra}
      {isRemovable ? <MenuLine /> : null}
      {isRemovable ? (
        <MenuItem danger icon={<Trash2 />} onAction={() => actions.remove({ id, name })}>
          {texts.remove}
        </MenuItem>
      ) : null}
    </Menu>
  )
})
