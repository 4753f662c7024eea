import type { Payload } from 'payload'
import type { DashboardTexts } from './texts'

type Props = { payload: Payload; language: string; texts: DashboardTexts; href: string }

/** The last changes by administrators; for those who may read the trail. */
export async function Changes({ payload, language, texts, href }: Props) {
  const { docs } = await payload.find({
    collection: 'audit-events',
    sort: '-createdAt',
    limit: 6,
    depth: 0,
    overrideAccess: true,
  })
  const date = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en', {
    dateStyle: 'medium',
    timeStyle: 'short',
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
                {[actorName, texts.actions[action], place, title].filter(Boolean).join(' · ')}
              </a>
              <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
