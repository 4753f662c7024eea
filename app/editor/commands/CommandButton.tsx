import type { LucideIcon } from 'lucide-react'
import { IconButton, type IconButtonProps } from '~/components/ui/IconButton'
import { shownKeys } from '../ui/shown-keys'
import { useCommand } from './commands-context'

type Props = Omit<IconButtonProps, 'label' | 'shortcut' | 'onPress' | 'children'> & {
  command: string
  icon: LucideIcon
  /** In place of the command's name, where the button says more. */
  label?: string
}

/** A command as a button that has its name and keys; the focus stays where it is. */
export function CommandButton({ command, icon: Icon, label, ...props }: Props) {
  const { name, keys, run } = useCommand(command)
  return (
    <IconButton
      icon={Icon}
      {...props}
      label={label ?? name}
      shortcut={keys?.[0] && shownKeys(keys[0])}
      // Who presses it in the middle of writing goes on writing; the next space would press it again.
      preventFocusOnPress
      onPress={() => run({ focus: isWriting() })}
    />
  )
}

const isWriting = () => document.activeElement?.matches('input, textarea, [contenteditable]') ?? false
