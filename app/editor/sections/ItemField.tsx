import type { SectionKind } from '../../../collections/resumes/choices'
import { askedAs, isAsked, type FilledField } from '../../../collections/resumes/fields-of-item'
import type { EntryItem } from '../../../collections/resumes/schema'
import { useLocale } from '~/i18n/locale-context'
import { TagsField } from '../fields/TagsField'
import { TextField } from '../fields/TextField'
import { RichTextField } from '../rich-text-field/RichTextField'
import { useShownDate } from '../session/use-shown-date'
import { DateFields } from './DateFields'
import { FactFields } from './FactFields'

type Props = { field: FilledField; item: EntryItem; kind: SectionKind }

/** A field of an item. One that its kind doesn't ask for is shown when it holds something, as after an import. */
export function ItemField({ field, item, kind }: Props) {
  const show = useShownDate()
  const language = useLocale()
  const { id: owner, start, end } = item
  const { control, name, value } = field
  const asked = askedAs({ field, kind, language })
  if (name === 'start') {
    if (asked === undefined && !start && !end) return null
    const single = asked !== undefined && !isAsked({ name: 'end', kind }) && !end
    return <DateFields {...{ owner, start, end, single }} />
  }
  // stands beside the start
  if (name === 'end' || (asked === undefined && value.length === 0)) return null
  const box = { owner, field: name, label: asked ?? field.label[language] }
  switch (control) {
    case 'line':
      return <TextField {...box} value={value} kind="line" />
    case 'link':
      return <TextField {...box} value={value} kind="url" inputMode="url" />
    case 'date':
      return <TextField {...box} value={value} kind="date" show={show} placeholder={show('2024-05')} />
    case 'text':
      return <RichTextField {...box} value={value} />
    case 'tags':
      return <TagsField {...box} value={value} />
    case 'facts':
      return <FactFields owner={owner} facts={value} />
  }
}
