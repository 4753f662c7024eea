import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PaperTray } from '~/components/templates/PaperTray'
import { EmptyState } from '~/components/ui/EmptyState'
import { Spinner } from '~/components/ui/Spinner'
import { useTexts } from '~/i18n/use-texts'
import { GuestPicture } from '../_site.user/guest/GuestPicture'
import { useDate } from '../_site.user/use-date'
import { editorAddress } from './editor-address'
import { OFFLINE_LIST_TEXTS } from './texts'
import { useKept, type KeptResume } from './use-kept'

export function KeptList() {
  const t = useTexts(OFFLINE_LIST_TEXTS)
  const kept = useKept()
  const address = useEditorAddress()
  if (!kept || address === undefined) return <Spinner className="min-h-60" />
  if (kept.length === 0) return <EmptyState icon={<FileText />} title={t.none} text={t.noneText} />
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 phone:gap-x-5 md:grid-cols-3 md:gap-x-6 md:gap-y-10 desk:grid-cols-4">
      {kept.map((resume) => (
        <KeptCard key={`${resume.id} ${resume.updatedAt}`} resume={resume} href={address + resume.id} />
      ))}
    </ul>
  )
}

function useEditorAddress(): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => void editorAddress().then(setAddress), [])
  return address
}

function KeptCard({ resume, href }: { resume: KeptResume; href: string }) {
  const t = useTexts(OFFLINE_LIST_TEXTS)
  const date = useDate()
  const title = resume.title || t.untitled
  const note = resume.isUnsaved && !resume.isGuest ? t.waiting : resume.isGuest ? t.local : ''
  return (
    <li className="min-w-0">
      <a href={href} aria-label={t.open(title)} className="group block rounded-card outline-offset-4">
        <PaperTray>
          <GuestPicture resume={resume} />
        </PaperTray>
      </a>
      <p className="mt-2 truncate py-1 text-base font-semibold text-ink" title={title}>
        {title}
      </p>
      <p className="truncate text-sm text-muted tabular-nums">{t.updated(date(resume.updatedAt))}</p>
      {note ? <p className="text-sm text-muted">{note}</p> : null}
    </li>
  )
}
