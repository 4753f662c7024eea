import { memo } from 'react'
import { Plus } from 'lucide-react'
import { SECTION_KINDS, type SectionKind } from '../../../collections/resumes/schema'
import { Button } from '~/components/ui/Button'
import { Menu, MenuItem } from '~/components/ui/Menu'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { newSection } from '../edits/new-item'
import { ITEM_LABELS } from '../labels/section-labels'
import { useEditor } from '../session/editor-context'
import { FORM_TEXTS } from '../texts/form-texts'
import { focusField } from './focus-field'

/** Adds a section of a kind, with its first item open. */
export const AddSection = memo(function AddSection() {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const labels = ITEM_LABELS[useLocale()]
  const add = (kind: SectionKind) => {
    const section = newSection({ kind, language: editor.content().config.language })
    const first = section.items[0]
    const { name } = labels[kind]
    editor.change({ name: texts.adding(name), recipe: (draft) => void draft.entryList.push(section) })
    editor.folds.open(section.id, ...(first ? [first.id] : []))
    editor.announce(texts.added(name))
    if (first) focusField({ owner: first.id, field: 'title' })
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
        {SECTION_KINDS.filter((kind) => kind !== 'skill').map((kind) => (
          <MenuItem key={kind} onAction={() => add(kind)}>
            {labels[kind].name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
})
