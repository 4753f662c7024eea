import { Button, type ButtonProps } from '~/components/ui/Button'
import { Tooltip } from '~/components/ui/Tooltip'
import { useAsk } from '../run/use-ask'

type Props = Pick<ButtonProps, 'look' | 'isDisabled' | 'children'> & { onPress: () => void }

/** A button that asks the model for something. */
export function AskButton({ onPress, isDisabled, ...rest }: Props) {
  const { why, props } = useAsk({ onPress, ...(isDisabled ? { isDisabled } : {}) })
  return (
    <Tooltip text={why ?? ''} isDisabled={!why}>
      <Button {...rest} {...props} size="sm" />
    </Tooltip>
  )
}
