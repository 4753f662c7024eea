import type { ResumeContent } from '../../../collections/resumes/schema'
import { Choice, type ChoiceOption } from './Choice'
import { useConfig } from './use-config'

type Config = ResumeContent['config']
/** Settings that are one of a few words. */
type Field =
  | 'lineSpace'
  | 'align'
  | 'pageFormat'
  | 'titleCase'
  | 'dateFormat'
  | 'linkStyle'
  | 'language'
  | 'pageNumbers'
  | 'runningHead'
  | 'pageNumberAt'

type Props<K extends Field> = {
  field: K
  label: string
  options: readonly ChoiceOption<Config[K]>[]
  note?: string | undefined
}

/** One setting of the document, in words beside one another. */
export function ConfigChoice<K extends Field>({ field, label, ...shown }: Props<K>) {
  const { config, set } = useConfig()
  return (
    <Choice
      {...shown}
      label={label}
      value={config[field]}
      onChange={(value) => set({ field, value, label })}
    />
  )
}
