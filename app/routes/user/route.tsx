import type { MetaFunction } from '@remix-run/node'
import { useSearchParams } from '@remix-run/react'
import { Tabs } from '~/components/ui/Tabs'
import { SitePage } from '~/components/site/SitePage'
import { LinkButton } from '~/components/ui/LinkButton'
import type { RouteHandle } from '~/http/route-handle'
import { useTexts } from '~/i18n/use-texts'
import { Account } from './Account'
import { ImportButton } from './ImportButton'
import { ResumeList } from './ResumeList'
import { USER_TEXTS } from './texts'
import { TrashList } from './TrashList'

export const handle: RouteHandle = { access: 'user' }

export const meta: MetaFunction = () => [{ title: '我的简历 · My resumes · Jianli' }]

const TABS = ['resumes', 'trash', 'account']

export default function User() {
  const t = useTexts(USER_TEXTS)
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find((id) => id === search.get('tab')) ?? 'resumes'
  return (
    <SitePage>
      <div className="jl-container py-8 md:py-12">
        <div className="mb-6 flex items-center gap-3">
          <h1 className="flex-1 text-2xl font-bold text-ink">{t.title}</h1>
          <ImportButton />
          <LinkButton to="/#templates" look="primary">
            {t.newResume}
          </LinkButton>
        </div>
        <Tabs
          label={t.sections}
          selectedKey={tab}
          onSelectionChange={(id) =>
            setSearch(id === 'resumes' ? {} : { tab: String(id) }, {
              replace: true,
              preventScrollReset: true,
            })
          }
          panelClassName="pt-4"
          tabs={[
            { id: 'resumes', title: t.resumes, content: <ResumeList /> },
            { id: 'trash', title: t.trash, content: <TrashList /> },
            { id: 'account', title: t.account, content: <Account /> },
          ]}
        />
      </div>
    </SitePage>
  )
}
