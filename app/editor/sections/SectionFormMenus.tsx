import { Heading, Rows3, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  SECTION_FORMS,
  type DesignPart,
  type PartForm,
  type SectionForm,
} from '../../../collections/resumes/design-parts'
import { MenuChoices, SubMenu } from '~/components/ui/Menu'
import { useTexts } from '~/i18n/use-texts'
import { formsOf, withParts } from '../../document/designs/parts/choose-parts'
import { canHaveOwn } from '../../document/designs/parts/item-forms'
import { ownTitleForms } from '../../document/designs/parts/own-titles'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { useDesign } from '../session/use-layout'
import { PARTS_TEXTS } from '../texts/parts-texts'

/** What of one section stands otherwise than in the rest; nothing of what the page leaves no choice in. */
export function SectionFormMenus({ id }: { id: string }) {
  const texts = useTexts(PARTS_TEXTS)
  const parts = useContent(({ config }) => config)
  const section = useContent(({ entryList }) => entryList.find((entry) => entry.id === id))
  const design = useDesign()
  if (!section) return null
  const { kind, titleForm, itemForm } = section
  const hasOwn = canHaveOwn({ design: withParts({ design, parts }), kind })
  return (
    <>
      <FormMenu
        owner={id}
        part="titleForm"
        label={texts.ownTitle}
        icon={<Heading />}
        value={titleForm}
        forms={ownTitleForms({ design, parts, kind })}
        asRest={texts.asOthers}
      />
      {kind === 'skill' ? (
        // There is one section of skills, so that its form is the document's.
        <FormMenu
          owner="$config"
          part="skillForm"
          label={texts.names.skillForm}
          icon={<SlidersHorizontal />}
          value={parts.skillForm}
          forms={formsOf({ design, parts, part: 'skillForm' })}
          asRest={texts.design}
        />
      ) : (
        <FormMenu
          owner={id}
          part="itemForm"
          label={texts.names.itemForm}
          icon={<Rows3 />}
          value={itemForm}
          forms={hasOwn ? SECTION_FORMS : []}
          asRest={texts.asOthers}
        />
      )}
    </>
  )
}

type FormMenuProps = {
  owner: string
  part: DesignPart
  label: string
  icon: ReactNode
  /** One that has no room here is drawn as the rest, and shown so. */
  value: PartForm | SectionForm
  forms: readonly (PartForm | SectionForm)[]
  asRest: string
}

function FormMenu({ owner, part, label, icon, value, forms, asRest }: FormMenuProps) {
  const editor = useEditor()
  const names: Record<string, string> = { ...useTexts(PARTS_TEXTS).forms[part], design: asRest }
  if (forms.length === 0) return null
  return (
    <SubMenu label={label} icon={icon}>
      <MenuChoices
        label={label}
        value={forms.includes(value) ? value : 'design'}
        options={(['design', ...forms] as const).map((form) => ({ id: form, text: names[form] ?? form }))}
        onChange={(next) => editor.setField({ owner, field: part, value: next, label })}
      />
    </SubMenu>
  )
}
