import type { SectionKind } from '../../../collections/resumes/choices'
import { fieldsOfItem } from '../../../collections/resumes/fields-of-item'
import type { ItemFieldName } from '../../../collections/resumes/item-fields'
import { useTexts } from '~/i18n/use-texts'
import { FlagField } from '../fields/FlagField'
import { useFormsContent } from '../session/forms-content'
import { FORM_TEXTS } from '../texts/form-texts'
import { ItemField } from './ItemField'

type Props = { id: string; section: string; item: string; kind: SectionKind }

/** All fields of an item: what it is and when, whatever else is short, what is long. */
export function ItemFields({ id, section, item: owner, kind }: Props) {
  const texts = useTexts(FORM_TEXTS)
  const item = useFormsContent((content) =>
    content.entryList.find((entry) => entry.id === section)?.items.find((entry) => entry.id === owner),
  )
  if (!item) return null
  const fields = fieldsOfItem(item).toSorted((a, b) => rankOf(a.name) - rankOf(b.name))
  return (
    <div id={id} className="space-y-3 px-2.5 pt-1 pb-3">
      {fields.map((field) => (
        <ItemField key={field.name} field={field} item={item} kind={kind} />
      ))}
      <FlagField owner={owner} field="keepTogether" value={item.keepTogether} label={texts.keepTogether} />
      <FlagField owner={owner} field="pageBreak" value={item.pageBreak} label={texts.pageBreak} />
    </div>
  )
}

const FIRST: ItemFieldName[] = ['title', 'subtitle', 'start', 'end']
const LAST: ItemFieldName[] = ['text', 'tags', 'facts']

/** Below zero for the first, zero for those between, which stay in the table's order. */
function rankOf(name: ItemFieldName): number {
  return FIRST.includes(name) ? FIRST.indexOf(name) - FIRST.length : LAST.indexOf(name) + 1
}
