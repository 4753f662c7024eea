import type { AdminViewServerProps } from 'payload'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { isSuperAdmin } from '../../../collections/roles'
import { Changes } from './Changes'
import { countAll } from './count-made'
import { lastDays } from './days'
import { Figure } from './Figure'
import { FIGURES } from './figures'
import { MissedPlans } from './MissedPlans'
import { DASHBOARD_TEXTS } from './texts'

type Props = Pick<AdminViewServerProps, 'payload' | 'i18n' | 'user'>

const WITH_DRAFTS = ['guides', 'templates'] as const

/** What an operator asks first, above the list of collections. */
export async function Dashboard({ payload, i18n, user }: Props) {
  if (!user) return null
  const language = adminLanguage(i18n)
  const texts = DASHBOARD_TEXTS[language]
  const days = lastDays()
  const [values, proposals, ...drafts] = await Promise.all([
    Promise.all(FIGURES.map(({ load }) => load({ payload, user, days }))),
    countAll({ payload, collection: 'proposals', where: { status: { in: ['new', 'open'] } } }),
    ...WITH_DRAFTS.map((collection) =>
      countAll({ payload, collection, where: { _status: { equals: 'draft' } } }),
    ),
  ])
  const { admin } = payload.config.routes
  const at = (slug: string) => `${admin}/collections/${slug}`
  return (
    <div className="jl-dashboard">
      <MissedPlans payload={payload} language={language} texts={texts} at={at} />
      <h2>{texts.title}</h2>
      <div className="jl-figures">
        {FIGURES.map(({ label, href }, index) => {
          const value = values[index]
          const shown = { label: label[language], href: admin + href, texts, language } as const
          return value && <Figure key={href} {...shown} value={value} />
        })}
      </div>
      <ul className="jl-waiting">
        <Waiting
          label={texts.proposals}
          count={proposals}
          href={`${at('proposals')}?where[status][in]=new,open`}
        />
        {WITH_DRAFTS.map((slug, index) => (
          <Waiting
            key={slug}
            label={texts.drafts[slug]}
            count={drafts[index] ?? 0}
            href={`${at(slug)}?where[_status][equals]=draft`}
          />
        ))}
      </ul>
      {isSuperAdmin(user) && (
        <Changes payload={payload} i18n={i18n} texts={texts} href={at('audit-events')} />
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
