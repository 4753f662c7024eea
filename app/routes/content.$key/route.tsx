import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Prose } from '~/components/prose/Prose'
import { SitePage } from '~/components/site/SitePage'
import { StructuredData } from '~/components/site/StructuredData'
import { EXAMPLE_GRID, ExampleCard } from '~/components/templates/ExampleCard'
import { exampleAddress, templateAddress, type ExampleSummary } from '~/features/groups/group-view'
import { languageOf } from '~/http/language'
import type { RouteHandle } from '~/http/route-handle'
import { siteOrigin } from '~/http/site-origin'
import { useTexts } from '~/i18n/use-texts'
import { GroupHead } from './GroupHead'
import { GuideList } from './GuideList'
import { loadGroup } from './load-group.server'
import { GROUP_TEXTS } from './texts'

export const handle: RouteHandle = { scripts: false }

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return []
  const { locale, group, origin } = data
  return [
    { title: `${group.title} · ${GROUP_TEXTS[locale].all}` },
    { name: 'description', content: group.summary },
    { tagName: 'link', rel: 'canonical', href: `${origin}/content/${group.key}` },
  ]
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { services } = context
  const locale = languageOf(request)
  const group = await loadGroup({ payload: services.payload, key: params.key ?? '', locale })
  if (!group) throw new Response(null, { status: 404 })
  return { locale, group, origin: siteOrigin({ request, services }) }
}

export default function GroupPage() {
  const { group, origin } = useLoaderData<typeof loader>()
  const t = useTexts(GROUP_TEXTS)
  return (
    <SitePage>
      <StructuredData data={trailOf({ origin, title: group.title, key: group.key, all: t.all })} />
      <div className="jl-container py-8 md:py-12">
        <GroupHead title={group.title} summary={group.summary} cover={group.cover} />
        <Examples id="examples" title={t.examples} group={group.key} types={group.own} />
        <section aria-labelledby="advice" className="mt-16">
          <h2 id="advice" className="text-2xl font-bold text-ink">
            {t.advice}
          </h2>
          <Prose blocks={group.text} />
        </section>
        {group.templates.length > 0 && (
          <section aria-labelledby="templates" className="mt-16">
            <h2 id="templates" className="mb-6 text-2xl font-bold text-ink">
              {t.templates}
            </h2>
            <ul className={EXAMPLE_GRID}>
              {group.templates.map(({ code, title, language }) => (
                <ExampleCard
                  key={code}
                  picture={`/thumbnails/template/${code}`}
                  name={title}
                  language={language}
                  to={templateAddress({ code })}
                  useTo={templateAddress({ code, now: true })}
                  useText={t.useTemplate}
                />
              ))}
            </ul>
          </section>
        )}
        <GuideList title={t.guides} guides={group.guides} />
        <Examples id="other-examples" title={t.otherExamples} group={group.key} types={group.other} />
      </div>
    </SitePage>
  )
}

function Examples(props: { id: string; title: string; group: string; types: ExampleSummary[] }) {
  const t = useTexts(GROUP_TEXTS)
  const { id, title, group, types } = props
  if (types.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-6 text-2xl font-bold text-ink">
        {title}
      </h2>
      <ul className={EXAMPLE_GRID}>
        {types.map(({ key, name, language, picture }) => (
          <ExampleCard
            key={key}
            anchor={key}
            picture={picture}
            name={name}
            language={language}
            to={exampleAddress({ group, key })}
            useTo={exampleAddress({ group, key, now: true })}
            useText={t.use}
          />
        ))}
      </ul>
    </section>
  )
}

function trailOf(options: { origin: string; title: string; key: string; all: string }) {
  const { origin, title, key, all } = options
  const steps = [
    { name: all, item: `${origin}/template` },
    { name: title, item: `${origin}/content/${key}` },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, i) => ({ '@type': 'ListItem', position: i + 1, ...step })),
  }
}
