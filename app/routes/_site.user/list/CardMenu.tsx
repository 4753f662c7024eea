import {
  Copy,
  Download,
  FileDown,
  LayoutTemplate,
  Link2,
  PencilLine,
  Tag,
  TextCursorInput,
  Trash2,
} from 'lucide-react'
import { MenuItem, MenuLine } from '~/components/ui/Menu'
import { useTexts } from '~/i18n/use-texts'
import { go } from '~/session/go'
import { useSession } from '~/session/use-session'
import { USER_TEXTS } from '../texts'
import type { ResumeCardProps } from './ResumeCard'
import { LIST_TEXTS } from './texts'

type Props = Pick<ResumeCardProps, 'resume' | 'actions' | 'onTag' | 'onShare'> & { onRename: () => void }

/** What one can do with one resume of the list. */
export function CardMenu({ resume, actions, onTag, onShare, onRename }: Props) {
  const t = useTexts(USER_TEXTS)
  const list = useTexts(LIST_TEXTS)
  const isAdmin = useSession().user?.roles.some((role) => role !== 'USER')
  const { id } = resume
  const { download, makeTemplate } = actions
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
      {onShare && (
        <MenuItem icon={<Link2 />} onAction={onShare}>
          {t.share}
        </MenuItem>
      )}
      {download && (
        <MenuItem icon={<Download />} onAction={() => void download(id)}>
          {t.download}
        </MenuItem>
      )}
      <MenuItem icon={<FileDown />} onAction={() => void actions.exportFiles([resume])}>
        {list.exportFile}
      </MenuItem>
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
