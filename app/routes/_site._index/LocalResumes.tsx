import { Link } from '@remix-run/react'
import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { hasGuestResumes } from '~/features/guest-resumes/has-guest-resumes'
import { buttonClass } from '~/components/ui/button-class'
import { useTexts } from '~/i18n/use-texts'
import { HOME_TEXTS } from './texts'

type LocalResume = { id: string; title: string }
const MOST = 4

/** The way back to what a guest has begun in this browser; nothing at all for everybody else. */
export function LocalResumes() {
  const t = useTexts(HOME_TEXTS)
  const resumes = useLocalResumes()
  if (resumes.length === 0) return null
  return (
    <section aria-labelledby="local-title" className="border-b border-line">
      <div className="jl-container flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
        <div className="me-auto">
          <h2 id="local-title" className="text-base font-semibold text-ink">
            {t.local.title}
          </h2>
          <p className="text-sm text-muted">{t.local.text}</p>
        </div>
        <ul className="flex flex-wrap gap-2">
          {resumes.slice(0, MOST).map(({ id, title }) => (
            <li key={id}>
              <Link
                to={`/editor/${id}`}
                className="flex h-9 max-w-56 items-center gap-2 rounded-control px-3 text-base text-ink no-underline shadow-rest transition hover:bg-hover pointer-coarse:h-11"
              >
                <FileText aria-hidden className="size-4 shrink-0 text-muted" />
                <span className="truncate">{title}</span>
              </Link>
            </li>
          ))}
          <li>
            <Link to="/user" className={buttonClass({ look: 'ghost', className: 'pointer-coarse:h-11' })}>
              {t.local.all(resumes.length)}
            </Link>
          </li>
        </ul>
      </div>
    </section>
  )
}

function useLocalResumes(): LocalResume[] {
  const [resumes, setResumes] = useState<LocalResume[]>([])
  useEffect(() => void readLocal().then(setResumes, () => undefined), [])
  return resumes
}

/** What reads them is fetched only where there is something to read. */
async function readLocal(): Promise<LocalResume[]> {
  if (!(await hasGuestResumes())) return []
  const { listGuestResumes } = await import('~/features/guest-resumes/list-guest-resumes')
  return listGuestResumes()
}
