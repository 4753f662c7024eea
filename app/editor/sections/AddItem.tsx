import { Plus } from 'lucide-react'
import { memo } from 'react'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { addEntry } from '../edits/add-entry'
import { useEditor } from '../session/editor-context'
import { FORM_TEXTS } from '../texts/form-texts'
import { focusField } from './focus-field'

/** Adds an item, called `name`, to a section and opens it. */
export const AddItem = memo(function AddItem({ section, name }: { section: string; name: string }) {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const add = () => {
    const added = addEntry({ editor, section })
    if (added) focusField(added)
  }
  return (
    <Button size="sm" onPress={add} className="pointer-coarse:h-11">
      <Plus aria-hidden className="size-4" />
      {texts.addItem(name)}
    </Button>
  )
})
