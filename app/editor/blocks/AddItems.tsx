import { ListPlus, Plus, Rows3 } from 'lucide-react'
import { mayJoin } from '../../../collections/resumes/joined-items'
import { MenuItem, SubMenu } from '~/components/ui/Menu'
import { useTexts } from '~/i18n/use-texts'
import type { Place } from '../edits/find-place'
import { SECTION_CHOICES } from '../labels/section-choices'
import { useEditor } from '../session/editor-context'
import { BLOCK_TEXTS } from '../texts/block-texts'
import { shownKeys } from '../ui/shown-keys'
import { addOnPage, addSectionOnPage } from './add-on-page'
import { useAddText } from './AddBelow'

type Props = { id: string; place: Extract<Place, { kind: 'section' | 'item' }> }

/** What can be added at a block: an entry, one more position at its employer, a section. */
export function AddItems({ id, place }: Props) {
  const editor = useEditor()
  const texts = useTexts(BLOCK_TEXTS)
  const adding = useAddText(id)
  const add = (
    <MenuItem icon={<Plus />} shortcut={shownKeys('Mod+Enter')} onAction={() => addOnPage({ editor, id })}>
      {adding}
    </MenuItem>
  )
  if (place.kind === 'item') {
    const { kind } = place.section
    const hasName = place.value.title.trim() !== ''
    return (
      <>
        {add}
        {mayJoin(kind) && hasName ? (
          <MenuItem icon={<ListPlus />} onAction={() => addOnPage({ editor, id, isJoined: true })}>
            {texts.addJoined[kind]}
          </MenuItem>
        ) : null}
      </>
    )
  }
  return (
    <>
      {add}
      <SubMenu label={texts.addSectionBelow} icon={<Rows3 />}>
        {SECTION_CHOICES.map((choice) => (
          <MenuItem
            key={choice.id}
            onAction={() => addSectionOnPage({ editor, choice, language: editor.language, below: id })}
          >
            {choice.titles[editor.language]}
          </MenuItem>
        ))}
      </SubMenu>
    </>
  )
}
