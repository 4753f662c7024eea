import { Switch } from '~/components/ui/Switch'
import { useConfig } from './use-config'

type Props = { field: 'repeatTitles' | 'pageNumberFirst' | 'runningEmail' | 'placeholders'; label: string }

/** One setting of the document that is on or off. */
export function ConfigSwitch({ field, label }: Props) {
  const { config, set } = useConfig()
  return (
    <Switch size="sm" isSelected={config[field]} onChange={(value) => set({ field, value, label })}>
      {label}
    </Switch>
  )
}
