import type { SectionKind } from '../../../collections/resumes/choices'
import { fieldsOfItem, askedAs, isAsked, type FilledField } from '../../../collections/resumes/fields-of-item'
import type { ItemFieldName } from '../../../collections/resumes/item-fields'
import { entryAbove } from '../../../collections/resumes/joined-items'
import type { ResumeContent, EntryItem } from '../../../collections/resumes/schema'
import { useTexts } from '~/i18n/use-texts'
import { useLocale } from '~/i18n/locale-context'
import { FlagField } from '../fields/FlagField'
import { useFormsContent } from '../session/forms-content'
import { FORM_TEXTS } from '../texts/form-texts'
import { TagsField } from '../fields/TagsField'
import { TextField } from '../fields/TextField'
import { RichTextField } from '../rich-text-field/RichTextField'
import { useShownDate } from '../session/use-shown-date'
import { DateFields } from './DateFields'
import { FactFields } from './FactFields'

type Props = { id: string; section: string; item: string; kind: SectionKind }

/** All fields of an item: what it is and when, whatever else is short, what is long. */
export function ItemFields({ id, section, item: owner, kind }: Props) {
  const texts = useTexts(FORM_TEXTS)
  const item = useFormsContent((content) => itemOf({ content, section, owner }))
  const hasAbove = useFormsContent((content) => {
    const within = content.entryList.find((entry) => entry.id === section)
    const item = itemOf({ content, section, owner })
    return within && item ? entryAbove({ section: within, item }) !== undefined : false
  })
  if (!item) return null
  const fields = fieldsOfItem(item).toSorted((a, b) => rankOf(a.name) - rankOf(b.name))
  return (
    <div id={id} className="space-y-3 px-2.5 pt-1 pb-3">
      {fields.map((field) => (
        <ItemField key={field.name} field={field} item={item} kind={kind} />
      ))}
      {hasAbove ? <FlagField owner={owner} field="joined" value={item.joined} label={texts.joined} /> : null}
      <FlagField owner={owner} field="keepTogether" value={item.keepTogether} label={texts.entryTogether} />
      <FlagField owner={owner} field="pageBreak" value={item.pageBreak} label={texts.entryBreak} />
    </div>
  )
}

type At = { content: ResumeContent; section: string; owner: string }

function itemOf({ content, section, owner }: At) {
  return content.entryList.find((entry) => entry.id === section)?.items.find((entry) => entry.id === owner)
}

const FIRST: ItemFieldName[] = ['title', 'subtitle', 'start', 'end']
const LAST: ItemFieldName[] = ['text', 'tags', 'facts']

/** Below zero for the first, zero for those between, which stay in the table's order. */
function rankOf(name: ItemFieldName): number {
  return FIRST.includes(name) ? FIRST.indexOf(name) - FIRST.length : LAST.indexOf(name) + 1
}

type FieldProps = { field: FilledField; item: EntryItem; kind: SectionKind }

/** A field of an item. One that its kind doesn't ask for is shown when it holds something, as after an import. */
function ItemField({ field, item, kind }: FieldProps) {
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
