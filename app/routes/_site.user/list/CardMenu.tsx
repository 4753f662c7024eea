import {
  Copy,
  Download,
  FileDown,
  LayoutTemplate,
  Link2,
  PencilLine,
  SquareCheck,
  Tag,
  TextCursorInput,
  Trash2,
} from 'lucide-react'
import { MenuItem, MenuLine, SubMenu } from '~/components/ui/Menu'
import { useTexts } from '~/i18n/use-texts'
import { ExportItems } from '~/session/export/ExportMenu'
import { EXPORT_TEXTS } from '~/session/export/export-texts'
import { go } from '~/session/go'
import { useSession } from '~/session/use-session'
import { USER_TEXTS } from '../texts'
import type { ResumeCardProps } from './ResumeCard'
import { LIST_TEXTS } from './texts'

type Props = Pick<ResumeCardProps, 'resume' | 'actions' | 'onTag' | 'onShare'> & {
  onRename: () => void
  isSelected: boolean
  onSelect: () => void
}

export function CardMenu({ resume, actions, onTag, onShare, onRename, isSelected, onSelect }: Props) {
  const t = useTexts(USER_TEXTS)
  const list = useTexts(LIST_TEXTS)
  const exports = useTexts(EXPORT_TEXTS)
  const isAdmin = useSession().user?.roles.some((role) => role !== 'USER')
  const { id } = resume
  const { makeTemplate } = actions
  return (
    <>
      <MenuItem icon={<PencilLine />} onAction={() => go(`/editor/${id}`)}>
        {t.edit}
      </MenuItem>
      <MenuItem icon={<TextCursorInput />} onAction={onRename}>
        {t.rename}
      </MenuItem>
      <MenuItem icon={<Tag />} onAction={onTag}>
        {list.tag}
      </MenuItem>
      <MenuItem icon={<Copy />} onAction={() => void actions.copy(id)}>
        {t.copy}
      </MenuItem>
      <MenuItem icon={<SquareCheck />} onAction={onSelect}>
        {list.selectOne(isSelected)}
      </MenuItem>
      {onShare && (
        <MenuItem icon={<Link2 />} onAction={onShare}>
          {t.share}
        </MenuItem>
      )}
      <MenuItem icon={<Download />} onAction={() => void actions.exportAs({ resume, format: 'pdf' })}>
        {t.download}
      </MenuItem>
      <SubMenu label={exports.menu} icon={<FileDown />}>
        <ExportItems
          hasTwin={resume.otherLanguage !== null}
          onExport={(choice) => void actions.exportAs({ resume, ...choice })}
        />
      </SubMenu>
      {isAdmin && makeTemplate && (
        <MenuItem icon={<LayoutTemplate />} onAction={() => void makeTemplate(id)}>
          {t.makeTemplate}
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem icon={<Trash2 />} danger onAction={() => void actions.remove([id])}>
        {t.remove}
      </MenuItem>
    </>
  )
}
