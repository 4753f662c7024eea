import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Prose } from '~/components/prose/Prose'
import { breadcrumbs } from '~/site/breadcrumbs'
import { pageMeta } from '~/site/page-meta'
import { StructuredData } from '~/site/StructuredData'
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

/** How many examples a phone shows at once. */
const ON_A_PHONE = 2

export const handle: RouteHandle = { scripts: false }

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return []
  const { locale, group } = data
  return pageMeta({
    matches,
    address: `/content/${group.key}`,
    title: `${group.title} · ${GROUP_TEXTS[locale].all}`,
    description: group.summary,
    card: `/cards/group/${group.key}.jpg`,
  })
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
  const trail = breadcrumbs({
    origin,
    steps: [
      { name: t.all, path: '/template' },
      { name: group.title, path: `/content/${group.key}` },
    ],
  })
  return (
    <>
      <StructuredData data={trail} />
      <div className="jl-container py-8 md:py-12">
        <GroupHead title={group.title} summary={group.summary} cover={group.cover} />
        <Examples id="examples" title={t.examples} group={group.key} types={group.own} first />
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
              {group.templates.map(({ code, title, language, picture }) => (
                <ExampleCard
                  key={code}
                  picture={picture}
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
    </>
  )
}

type ExamplesProps = {
  id: string
  title: string
  group: string
  types: ExampleSummary[]
  /** Whether the section begins above the fold. */
  first?: boolean
}

function Examples(props: ExamplesProps) {
  const t = useTexts(GROUP_TEXTS)
  const { id, title, group, types, first } = props
  if (types.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-6 text-2xl font-bold text-ink">
        {title}
      </h2>
      <ul className={EXAMPLE_GRID}>
        {types.map(({ key, name, language, picture }, index) => (
          <ExampleCard
            key={key}
            anchor={key}
            picture={picture}
            name={name}
            language={language}
            to={exampleAddress({ group, key })}
            useTo={exampleAddress({ group, key, now: true })}
            useText={t.use}
            eager={first === true && index < ON_A_PHONE}
          />
        ))}
      </ul>
    </section>
  )
}
