import { memo } from 'react'
import { Plus } from 'lucide-react'
import { SECTION_KINDS } from '../../../collections/resumes/choices'
import { Button } from '~/components/ui/Button'
import { Menu, MenuItem } from '~/components/ui/Menu'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { ITEM_LABELS } from '../labels/section-labels'
import { useEditor } from '../session/editor-context'
import { FORM_TEXTS } from '../texts/form-texts'
import { addSection } from './add-section'

/** The kinds of sections, to add one. */
export const AddSection = memo(function AddSection() {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const language = useLocale()
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
        {SECTION_KINDS.filter((kind) => kind !== 'skill').map((kind) => (
          <MenuItem key={kind} onAction={() => addSection({ editor, kind, language })}>
            {ITEM_LABELS[language][kind].name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
})
