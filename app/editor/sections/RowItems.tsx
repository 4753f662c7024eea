import type { ComponentProps } from 'react'
import { ArrowDown, ArrowUp, CopyPlus, Eye, EyeOff, Settings2, Trash2 } from 'lucide-react'
import { MenuAt, MenuItem, MenuLine } from '~/components/ui/Menu'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { FORM_TEXTS } from '../texts/form-texts'
import { shownKeys } from '../ui/shown-keys'
import { MoveTo } from './MoveTo'
import { removeFromMenu } from './remove-from-menu'
import type { RowMenuProps } from './RowMenu'
import { SectionFormMenus } from './SectionFormMenus'
import { useRowActions } from './use-row-actions'

type At = Pick<ComponentProps<typeof MenuAt>, 'anchor' | 'isOpen' | 'onOpenChange' | 'autoFocus'>

/** The entries of a row's menu, beside its button. */
export function RowItems({ at, ...row }: RowMenuProps & { at: At }) {
  const { id, name, index, count, hidden, isOnly = false, details, hasForms } = row
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const actions = useRowActions()
  return (
    <MenuAt label={texts.moreFor(name)} placement="bottom end" {...at}>
      <StepItems
        up={index > 0 ? index - 1 : undefined}
        down={index < count - 1 ? index + 1 : undefined}
        onStep={(to) => actions.move({ id, name, to })}
      />
      <MoveTo {...{ id, name, index, count, actions }} />
      {isOnly ? null : (
        <MenuItem icon={<CopyPlus />} onAction={() => actions.duplicate({ id, name })}>
          {texts.duplicate}
        </MenuItem>
      )}
      <MenuItem
        icon={hidden ? <Eye /> : <EyeOff />}
        onAction={() => actions.hide({ id, name, hidden: !hidden })}
      >
        {hidden ? texts.unhide : texts.hide}
      </MenuItem>
      {details === undefined ? null : (
        <MenuItem icon={<Settings2 />} onAction={() => editor.folds.toggle(id)}>
          {details}
        </MenuItem>
      )}
      {hasForms ? <SectionFormMenus id={id} /> : null}
      <MenuLine />
      <MenuItem danger icon={<Trash2 />} onAction={() => removeFromMenu({ editor, actions, id, name })}>
        {texts.remove}
      </MenuItem>
    </MenuAt>
  )
}

type StepProps = {
  /** Places in the list; undefined at its end. */
  up: number | undefined
  down: number | undefined
  onStep: (to: number) => void
}

/** One step up or down, as Alt with an arrow takes it. */
export function StepItems({ up, down, onStep }: StepProps) {
  const texts = useTexts(FORM_TEXTS)
  return (
    <>
      {up === undefined ? null : (
        <MenuItem icon={<ArrowUp />} shortcut={shownKeys('Alt+↑')} onAction={() => onStep(up)}>
          {texts.moveUp}
        </MenuItem>
      )}
      {down === undefined ? null : (
        <MenuItem icon={<ArrowDown />} shortcut={shownKeys('Alt+↓')} onAction={() => onStep(down)}>
          {texts.moveDown}
        </MenuItem>
      )}
    </>
  )
}
