import { memo } from 'react'
import type { SectionKind } from '../../../collections/resumes/choices'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { itemDates } from '../../document/text/item-dates'
import { FlagField } from '../fields/FlagField'
import { TextField } from '../fields/TextField'
import { nameOfUnnamed } from '../labels/name-of-unnamed'
import { ITEM_LABELS } from '../../../collections/resumes/section-labels'
import { useFormsContent } from '../session/forms-content'
import { FORM_TEXTS } from '../texts/form-texts'
import { ItemForm } from './ItemForm'
import { SectionFrame } from './SectionFrame'
import { Plus } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { addEntry } from '../edits/add-entry'
import { useEditor } from '../session/editor-context'
import { focusField } from './focus-field'

type Props = {
  id: string
  kind: SectionKind
  title: string
  hidden: boolean
  index: number
  count: number
}

/** A section with its items. Only what its head shows is passed in: typing in a field below leaves the head alone. */
export const SectionForm = memo(function SectionForm({ id, kind, title, ...row }: Props) {
  const labels = ITEM_LABELS[useLocale()][kind]
  return (
    <SectionFrame id={id} name={title || labels.name} {...row}>
      <SectionBody id={id} />
    </SectionFrame>
  )
})

function SectionBody({ id }: { id: string }) {
  const texts = useTexts(FORM_TEXTS)
  const locale = useLocale()
  const section = useFormsContent((content) => content.entryList.find((entry) => entry.id === id))
  if (!section) return null
  const labels = ITEM_LABELS[locale][section.kind]
  return (
    <>
      <TextField
        owner={id}
        field="title"
        value={section.title}
        kind="sectionTitle"
        label={texts.sectionTitle}
      />
      <div>
        {section.items.map(({ id: item, title, subtitle, hidden, ...dated }, i) => (
          <ItemForm
            key={item}
            id={item}
            kind={section.kind}
            section={id}
            unnamed={nameOfUnnamed({ section, language: locale })}
            index={i}
            count={section.items.length}
            {...{ title, subtitle, hidden }}
            start={itemDates(dated).start}
            end={itemDates(dated).end}
          />
        ))}
      </div>
      {section.items.length === 0 ? <p className="text-xs text-muted">{texts.emptySection}</p> : null}
      <AddItem section={id} name={labels.item} />
      <FlagField owner={id} field="keepTogether" value={section.keepTogether} label={texts.sectionTogether} />
      <FlagField owner={id} field="pageBreak" value={section.pageBreak} label={texts.sectionBreak} />
      <FlagField owner={id} field="hideWhenEmpty" value={section.hideWhenEmpty} label={texts.hideWhenEmpty} />
    </>
  )
}

/** Adds an item, called `name`, to a section and opens it. */
const AddItem = memo(function AddItem({ section, name }: { section: string; name: string }) {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const add = () => {
    const added = addEntry({ editor, section })
    if (added) focusField(added)
  }
  return (
    <Button icon={Plus} size="sm" onPress={add}>
      {texts.addItem(name)}
    </Button>
  )
})
