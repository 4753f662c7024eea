import { Plus } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { useMenuButton } from '~/components/ui/use-menu-button'
import { ChoiceMenu } from '../soon/soon-parts'

type Props = {
  label: string
  choices: readonly { id: string; text: string }[]
  onAdd: (id: string) => void
  className?: string
}

/** A button that asks in a menu what is to be added. */
export function AddMenu({ label, choices, onAdd, className = '' }: Props) {
  const { button, menu } = useMenuButton()
  return (
    <>
      <Button icon={Plus} {...button} size="sm" className={className}>
        {label}
      </Button>
      {menu ? <ChoiceMenu at={menu} label={label} choices={choices} onChoose={onAdd} /> : null}
    </>
  )
}
