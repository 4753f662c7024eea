import { Button } from '~/components/ui/Button'

type WayInProps = {
  name: string
  state: string
  action: string
  isDisabled?: boolean
  onPress: () => void
}

/** One way to sign in: what it is, how it stands, what can be done about it. */
export function WayIn({ name, state, action, isDisabled, onPress }: WayInProps) {
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-ink">{name}</p>
        <p className="text-sm break-words text-muted">{state}</p>
      </div>
      <Button size="sm" isDisabled={isDisabled} onPress={onPress}>
        {action}
      </Button>
    </li>
  )
}
