import { memo } from 'react'
import { Plus } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { Menu, MenuItem } from '~/components/ui/Menu'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { SECTION_CHOICES, type SectionChoice } from '../labels/section-choices'
import { useEditor } from '../session/editor-context'
import { FORM_TEXTS } from '../texts/form-texts'
import { addSection } from './add-section'
import { focusField } from './focus-field'

/** The kinds of sections, to add one. */
export const AddSection = memo(function AddSection() {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const language = useLocale()
  const add = (choice: SectionChoice) => {
    const target = addSection({ editor, choice, language })
    if (target) focusField(target)
  }
  return (
    <div className="mt-3 ps-5">
      <Menu
        label={texts.addSection}
        placement="bottom start"
        trigger={
          <Button size="sm" className="w-full pointer-coarse:h-11">
            <Plus aria-hidden className="size-4" />
            {texts.addSection}
          </Button>
        }
      >
        {SECTION_CHOICES.map((choice) => (
          <MenuItem key={choice.id} onAction={() => add(choice)}>
            {choice.titles[language]}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
})
