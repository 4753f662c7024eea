import { Rows3 } from 'lucide-react'
import { SECTION_FORMS, type SectionForm } from '../../../collections/resumes/design-parts'
import { MenuChoices, SubMenu } from '~/components/ui/Menu'
import { useTexts } from '~/i18n/use-texts'
import { withParts } from '../../document/designs/parts/choose-parts'
import { canHaveOwn } from '../../document/designs/parts/item-forms'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { useDesign } from '../session/use-layout'
import { PARTS_TEXTS } from '../texts/parts-texts'

/** How the entries of one section stand, as in the rest or otherwise; nothing where the page leaves no choice. */
export function EntryFormMenu({ id }: { id: string }) {
  const editor = useEditor()
  const texts = useTexts(PARTS_TEXTS)
  const parts = useContent(({ config }) => config)
  const section = useContent(({ entryList }) => entryList.find((entry) => entry.id === id))
  const design = withParts({ design: useDesign(), parts })
  if (!section || !canHaveOwn({ design, kind: section.kind })) return null
  const label = texts.names.itemForm
  const names: Record<SectionForm, string> = { ...texts.forms.itemForm, design: texts.asOthers }
  return (
    <SubMenu label={label} icon={<Rows3 />}>
      <MenuChoices
        label={label}
        value={section.itemForm}
        options={(['design', ...SECTION_FORMS] as const).map((form) => ({ id: form, text: names[form] }))}
        onChange={(value) => editor.setField({ owner: id, field: 'itemForm', value, label })}
      />
    </SubMenu>
  )
}
