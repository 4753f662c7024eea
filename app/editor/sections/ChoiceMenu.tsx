import type { ComponentProps } from 'react'
import { MenuAt, MenuItem } from '~/components/ui/Menu'

type Props = {
  label: string
  choices: readonly { id: string; text: string }[]
  onChoose: (id: string) => void
  at: Pick<ComponentProps<typeof MenuAt>, 'anchor' | 'isOpen' | 'onOpenChange' | 'autoFocus'>
}

/** A menu of one list, beside the button that opens it. */
export function ChoiceMenu({ label, choices, onChoose, at }: Props) {
  return (
    <MenuAt label={label} {...at}>
      {choices.map(({ id, text }) => (
        <MenuItem key={id} onAction={() => onChoose(id)}>
          {text}
        </MenuItem>
      ))}
    </MenuAt>
  )
}
