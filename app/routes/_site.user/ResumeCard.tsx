import { Link } from '@remix-run/react'
import {
  Copy,
  Download,
  Ellipsis,
  LayoutTemplate,
  Link2,
  PencilLine,
  TextCursorInput,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { PaperTray } from '~/components/templates/PaperTray'
import { Badge } from '~/components/ui/Badge'
import { IconButton } from '~/components/ui/IconButton'
import { Menu, MenuItem, MenuLine } from '~/components/ui/Menu'
import { useTexts } from '~/i18n/use-texts'
import { go } from '~/session/go'
import { useSession } from '~/session/use-session'
import { RenameField } from './RenameField'
import { ResumeNotes } from './ResumeNotes'
import { ResumePicture } from './ResumePicture'
import type { ResumeSummary } from './resume-summary'
import { USER_TEXTS } from './texts'
import type { useResumeActions } from './use-resume-actions'

export type ResumeCardProps = {
  resume: ResumeSummary
  actions: ReturnType<typeof useResumeActions>
  onShare: () => void
}

export function ResumeCard({ resume, actions, onShare }: ResumeCardProps) {
  const t = useTexts(USER_TEXTS)
  const [renaming, setRenaming] = useState(false)
  const title = resume.title || t.blank
  const isAdmin = useSession().user?.roles.some((role) => role !== 'USER')
  return (
    <li>
      <Link
        to={`/editor/${resume.id}`}
        aria-label={t.open(title)}
        className="group block rounded-card outline-offset-4"
      >
        <PaperTray
          over={
            resume.accessCode && (
              <Badge tone="accent" className="absolute inset-s-3 top-3 shadow-float">
                <Link2 aria-hidden className="size-3" />
                {t.shared}
              </Badge>
            )
          }
        >
          <ResumePicture resume={resume} />
        </PaperTray>
      </Link>
      <div className="mt-2 flex items-start gap-1">
        <div className="min-w-0 flex-1">
          {renaming ? (
            <RenameField
              title={resume.title}
              onDone={(next) => {
                setRenaming(false)
                if (next && next !== resume.title) void actions.rename({ id: resume.id, title: next })
              }}
            />
          ) : (
            <p className="truncate py-1 text-base font-semibold text-ink" title={title}>
              {title}
            </p>
          )}
          <ResumeNotes resume={resume} title={title} />
        </div>
        <Menu
          label={t.actions(title)}
          trigger={
            <IconButton label={t.actions(title)} size="sm" className="-me-2 pointer-coarse:size-11">
              <Ellipsis aria-hidden className="size-4" />
            </IconButton>
          }
        >
          <MenuItem icon={<PencilLine />} onAction={() => go(`/editor/${resume.id}`)}>
            {t.edit}
          </MenuItem>
          <MenuItem icon={<TextCursorInput />} onAction={() => setRenaming(true)}>
            {t.rename}
          </MenuItem>
          <MenuItem icon={<Copy />} onAction={() => void actions.copy(resume.id)}>
            {t.copy}
          </MenuItem>
          <MenuItem icon={<Link2 />} onAction={onShare}>
            {t.share}
          </MenuItem>
          <MenuItem icon={<Download />} onAction={() => void actions.download(resume.id)}>
            {t.download}
          </MenuItem>
          {isAdmin && (
            <MenuItem icon={<LayoutTemplate />} onAction={() => void actions.makeTemplate(resume.id)}>
              {t.makeTemplate}
            </MenuItem>
          )}
          <MenuLine />
          <MenuItem icon={<Trash2 />} danger onAction={() => void actions.remove(resume.id)}>
            {t.remove}
          </MenuItem>
        </Menu>
      </div>
    </li>
  )
}
