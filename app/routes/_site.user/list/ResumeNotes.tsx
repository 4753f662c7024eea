import { Link } from '@remix-run/react'
import { Languages, MessageSquareText } from 'lucide-react'
import { useTexts } from '~/i18n/use-texts'
import { readLanguage } from '../../../../collections/languages/read-language'
import type { ResumeSummary } from './resume-summary'
import { USER_TEXTS } from '../texts'
import { useDate } from '../use-date'

/** Under a resume's title: when it was changed, and the way to the same one in the other language. */
export function ResumeNotes({ resume, title }: { resume: ResumeSummary; title: string }) {
  const t = useTexts(USER_TEXTS)
  const date = useDate()
  const { otherLanguage, openComments } = resume
  const version = otherLanguage ? t.version[readLanguage(otherLanguage.language)] : ''
  return (
    <>
      <p className="truncate text-sm text-muted tabular-nums">{t.updated(date(resume.updatedAt))}</p>
      {openComments > 0 ? (
        <p className="flex min-h-6 items-center gap-1 text-sm text-link">
          <MessageSquareText aria-hidden className="size-3 shrink-0" />
          {t.openComments(openComments)}
        </p>
      ) : null}
      {otherLanguage ? (
        <Link
          to={`/editor/${otherLanguage.id}`}
          aria-label={t.openVersion(version, title)}
          className="mt-1.5 inline-flex min-h-6 max-w-full items-center gap-1 rounded-control bg-hover px-2 text-xs text-muted transition hover:bg-pressed hover:text-ink pointer-coarse:min-h-11 pointer-coarse:bg-transparent pointer-coarse:px-0"
        >
          <Languages aria-hidden className="size-3 shrink-0" />
          <span className="truncate">{version}</span>
        </Link>
      ) : null}
    </>
  )
}
