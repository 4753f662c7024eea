import type { MetaFunction } from '@remix-run/node'
import { Link, useSearchParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { latePart } from '~/components/late/late-part'
import { Spinner } from '~/components/ui/Spinner'
import { LinkButton } from '~/components/ui/LinkButton'
import { openLogin } from '~/session/login-store'
import { useSession } from '~/session/use-session'
import { rootOf } from '~/site/page-meta'
import type { RouteHandle } from '~/http/route-handle'
import { useTexts } from '~/i18n/use-texts'
import { Button } from '~/components/ui/Button'
import { useLocale } from '~/i18n/locale-context'
import { useBegin } from '~/tools/begin/use-begin'
import { MEMBERSHIP_TEXTS } from './membership-texts'
import { USER_TEXTS } from './texts'

// Each tab comes when it is opened: the first while the session is looked up, the forms of the account only for them.
// As high as the window: what comes pushes no footer away.
const waiting = <Spinner className="min-h-dvh" />
const ResumeList = latePart(() => import('./list/ResumeList'), 'ResumeList', { waiting })
const TrashList = latePart(() => import('./list/TrashList'), 'TrashList', { waiting })
const GuestList = latePart(() => import('./guest/GuestList'), 'GuestList', { waiting })
const Membership = latePart(() => import('./Membership'), 'Membership', { waiting })
const Invites = latePart(() => import('./Invites'), 'Invites', { waiting })
const Account = latePart(() => import('./Account'), 'Account', { waiting })

export const handle: RouteHandle = { access: 'own' }

export const meta: MetaFunction = ({ matches }) => [
  { title: `${USER_TEXTS[rootOf(matches).locale].title} · Jianli` },
]

const TABS = {
  resumes: ResumeList,
  trash: TrashList,
  membership: Membership,
  invites: Invites,
  account: Account,
} as const
const IDS = ['resumes', 'trash', 'membership', 'invites', 'account'] as const

type Tab = (typeof IDS)[number]

export default function User() {
  const t = useTexts(USER_TEXTS)
  const names = useTabNames()
  const isGuest = useSession().status === 'guest'
  const [search] = useSearchParams()
  const asked = IDS.find((id) => id === search.get('tab')) ?? 'resumes'
  const tab = isGuest ? 'resumes' : asked
  useEffect(() => {
    if (isGuest && asked !== 'resumes') openLogin()
  }, [isGuest, asked])
  return (
    <div className="jl-container py-8 md:py-12">
      {/* As high with the buttons as without: nothing moves between the tabs. */}
      <div className="mb-6 flex min-h-9 items-center gap-3">
        <h1 className="flex-1 text-xl font-bold text-ink sm:text-2xl">
          {tab === 'resumes' ? t.title : names[tab]}
        </h1>
        {tab === 'resumes' && (
          <>
            <ImportButton />
            <LinkButton to="/#templates" look="primary">
              {t.newResume}
            </LinkButton>
          </>
        )}
      </div>
      {isGuest ? <GuestList /> : <Sections tab={tab} />}
    </div>
  )
}

function useTabNames(): Record<Tab, string> {
  const { resumes, trash, account } = useTexts(USER_TEXTS)
  const { membership, invites } = useTexts(MEMBERSHIP_TEXTS)
  return { resumes, trash, membership, invites, account }
}

function Sections({ tab }: { tab: Tab }) {
  const t = useTexts(USER_TEXTS)
  const names = useTabNames()
  const Shown = TABS[tab]
  const current = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // on a phone the last tab may lie beyond the edge
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tab])
  return (
    <>
      {/* Links, not the library's tabs: each is an address of its own, and the list comes sooner. */}
      <nav aria-label={t.sections} className="flex gap-2.5 overflow-x-auto border-b border-line sm:gap-6">
        {IDS.map((id) => (
          <Link
            key={id}
            ref={id === tab ? current : undefined}
            to={id === 'resumes' ? '/user' : `/user?tab=${id}`}
            replace
            preventScrollReset
            aria-current={id === tab ? 'page' : undefined}
            className="-mb-px flex min-h-8 items-center border-b-2 border-transparent py-2 text-base font-semibold whitespace-nowrap max-sm:text-sm text-muted transition hover:text-ink aria-[current]:border-accent aria-[current]:text-ink pointer-coarse:min-h-11"
          >
            {names[id]}
          </Link>
        ))}
      </nav>
      <div className="pt-8">
        <Shown />
      </div>
    </>
  )
}

/** Brings a resume from elsewhere, a file or a text. */
function ImportButton() {
  const t = useTexts(USER_TEXTS)
  const language = useLocale()
  const { begin, chooser } = useBegin()
  return (
    <>
      <Button onPress={() => begin({ language, isImport: true })}>{t.importResume}</Button>
      {chooser}
    </>
  )
}
