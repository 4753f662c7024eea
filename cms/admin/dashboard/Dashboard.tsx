import type { AdminViewServerProps } from 'payload'
import { isSuperAdmin } from '../../../collections/roles'
import { Changes } from './Changes'
import { Figure } from './Figure'
import { loadFigures } from './load-figures'
import { dashboardTexts } from './texts'

type Props = Pick<AdminViewServerProps, 'payload' | 'i18n' | 'user'>

/** What an operator asks first, above the list of collections. */
export async function Dashboard({ payload, i18n, user }: Props) {
  const texts = dashboardTexts(i18n.language)
  const figures = await loadFigures(payload)
  const at = (slug: string) => `${payload.config.routes.admin}/collections/${slug}`
  return (
    <div className="jl-dashboard">
      <h2>{texts.title}</h2>
      <div className="jl-figures">
        <Figure label={texts.users} href={at('users')} series={figures.users} texts={texts} />
        <Figure label={texts.resumes} series={figures.resumes} texts={texts} />
        <Figure label={texts.exports} series={figures.exports} texts={texts} />
        <Figure label={texts.failed} series={figures.failed} texts={texts} bad />
      </div>
      <ul className="jl-waiting">
        <Waiting
          label={texts.proposals}
          count={figures.proposals}
          href={`${at('proposals')}?where[status][in]=new,open`}
        />
        <Waiting
          label={texts.drafts}
          count={figures.drafts}
          href={`${at('templates')}?where[_status][equals]=draft`}
        />
      </ul>
      {isSuperAdmin(user) && (
        <Changes payload={payload} language={i18n.language} texts={texts} href={at('audit-events')} />
      )}
    </div>
  )
}

function Waiting({ label, count, href }: { label: string; count: number; href: string }) {
  return (
    <li>
      <a href={href}>
        <span>{label}</span>
        <strong>{count.toLocaleString()}</strong>
      </a>
    </li>
  )
}
