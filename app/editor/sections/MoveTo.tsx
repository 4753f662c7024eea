import { CornerDownRight } from 'lucide-react'
import { MenuItem, SubMenu } from '~/components/ui/Menu'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { findPlace } from '../edits/find-place'
import { ITEM_LABELS } from '../../../collections/resumes/section-labels'
import { useEditor } from '../session/editor-context'
import { FORM_TEXTS } from '../texts/form-texts'
import type { RowActions } from './use-row-actions'

type Props = { id: string; name: string; index: number; count: number; actions: RowActions }

/** Farther than one step: to the ends of the list, and for an item into another section. */
export function MoveTo({ id, name, index, count, actions }: Props) {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const labels = ITEM_LABELS[useLocale()]
  const content = editor.content()
  const place = findPlace({ content, id })
  const sections =
    place?.kind === 'item'
      ? content.entryList.filter((section) => section.kind !== 'skill' && section.id !== place.section.id)
      : []
  if (index <= 1 && index >= count - 2 && sections.length === 0) return null
  return (
    <SubMenu label={texts.moveTo} icon={<CornerDownRight />}>
      {index > 1 ? (
        <MenuItem onAction={() => actions.move({ id, name, to: 0 })}>{texts.toTop}</MenuItem>
      ) : null}
      {index < count - 2 ? (
        <MenuItem onAction={() => actions.move({ id, name, to: count - 1 })}>{texts.toBottom}</MenuItem>
      ) : null}
      {sections.map(({ id: section, kind, title }) => (
        <MenuItem
          key={section}
          onAction={() => actions.moveTo({ id, name, section, title: title || labels[kind].name })}
        >
          {title || labels[kind].name}
        </MenuItem>
      ))}
    </SubMenu>
  )
}
