import { Plus } from 'lucide-react'
import { memo } from 'react'
import type { SectionKind } from '../../../collections/resumes/choices'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { findPlace } from '../edits/find-place'
import { schemaParts } from '../schema/schema-parts'
import { useEditor } from '../session/editor-context'
import { FORM_TEXTS } from '../texts/form-texts'
import { focusField } from './focus-field'

/** What one adds to these is what one does now. */
const NEWEST_FIRST: SectionKind[] = ['experience', 'education']

/** Adds an item, called `name`, to a section and opens it. */
export const AddItem = memo(function AddItem({ section, name }: { section: string; name: string }) {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const add = () => {
    const item = schemaParts().newItem()
    editor.change({
      name: texts.adding(name),
      recipe: (draft) => {
        const place = findPlace({ content: draft, id: section })
        if (place?.kind !== 'section') return
        if (NEWEST_FIRST.includes(place.value.kind)) place.value.items.unshift(item)
        else place.value.items.push(item)
      },
    })
    editor.folds.open(item.id)
    editor.announce(texts.added(name))
    focusField({ owner: item.id, field: 'title' })
  }
  return (
    <Button size="sm" onPress={add} className="pointer-coarse:h-11">
      <Plus aria-hidden className="size-4" />
      {texts.addItem(name)}
    </Button>
  )
})
