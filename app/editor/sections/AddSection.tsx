import { memo } from 'react'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { SECTION_CHOICES } from '../labels/section-choices'
import { useEditor } from '../session/editor-context'
import { FORM_TEXTS } from '../texts/form-texts'
import { AddMenu } from './AddMenu'
import { addSection } from './add-section'
import { focusField } from './focus-field'

/** The kinds of sections, to add one. */
export const AddSection = memo(function AddSection() {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const language = useLocale()
  const add = (id: string) => {
    const choice = SECTION_CHOICES.find((one) => one.id === id)
    const target = choice && addSection({ editor, choice, language })
    if (target) focusField(target)
  }
  return (
    <div className="mt-3 ps-5 pointer-coarse:ps-9">
      <AddMenu
        label={texts.addSection}
        choices={SECTION_CHOICES.map(({ id, titles }) => ({ id, text: titles[language] }))}
        onAdd={add}
        className="w-full"
      />
    </div>
  )
})
