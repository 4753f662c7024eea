import type { I18nClient } from '@payloadcms/translations'
import type { Payload } from 'payload'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { LocalTime } from '../LocalTime'
import { placeName } from './place-name'
import type { DashboardTexts } from './texts'

type Props = { payload: Payload; i18n: I18nClient; texts: DashboardTexts; href: string }

/** The last changes by administrators; for those who may read the trail. */
export async function Changes({ payload, i18n, texts, href }: Props) {
  const { docs } = await payload.find({
    collection: 'audit-events',
    sort: '-createdAt',
    limit: 6,
    depth: 0,
    overrideAccess: true,
  })
  return (
    <section className="jl-changes">
      <h3>
        <a href={href}>{texts.changes}</a>
      </h3>
      {docs.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul>
          {docs.map(({ id, actorName, action, place, title, createdAt }) => (
            <li key={id}>
              <a href={`${href}/${id}`}>
                {[actorName, texts.actions[action], placeName({ payload, i18n, slug: place }), title]
                  .filter(Boolean)
                  .join(' · ')}
              </a>
              <LocalTime at={createdAt} language={adminLanguage(i18n)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
