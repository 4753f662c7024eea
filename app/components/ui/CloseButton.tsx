import { X } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { buttonClass, type ControlSize } from './button-class'

type Props = { label: string; size?: ControlSize; className?: string; onPress: () => void }

/** Closes what it stands in, as Escape does: without a tooltip, which would take the first Escape for itself. */
export function CloseButton({ label, size = 'sm', className, onPress }: Props) {
  return (
    <Button
      aria-label={label}
      onPress={onPress}
      className={buttonClass({ look: 'ghost', size, square: true, className })}
    >
      <X aria-hidden className="size-4" />
    </Button>
  )
}
