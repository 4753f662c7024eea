import type { ResumeContent } from '../../../collections/resumes/schema'
import { useTexts } from '~/i18n/use-texts'
import { PARTS_TEXTS } from '../texts/parts-texts'
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
  /** What the layout has; a choice that is otherwise has a way back to it. */
  own?: Config[K] | undefined
}

/** One setting of the document, in words beside one another. */
export function ConfigChoice<K extends Field>({ field, label, own, ...shown }: Props<K>) {
  const texts = useTexts(PARTS_TEXTS)
  const { config, set } = useConfig()
  return (
    <Choice
      {...shown}
      label={label}
      value={config[field]}
      back={own === undefined || own === config[field] ? undefined : { name: texts.back(label), to: own }}
      onChange={(value) => set({ field, value, label })}
    />
  )
}
