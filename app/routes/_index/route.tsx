import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '~/components/site/page-meta'
import { SitePage } from '~/components/site/SitePage'
import { useCreateResume, type TemplateChoice } from './use-create-resume'
import { languageOf } from '~/http/language'
import { siteOrigin } from '~/http/site-origin'
import type { RouteHandle } from '~/http/route-handle'
import { useTexts } from '~/i18n/use-texts'
import { Closing } from './Closing'
import { Guides } from './Guides'
import { Hero } from './Hero'
import { loadHome } from './load-home.server'
import { LocalResumes } from './LocalResumes'
import { Proofs } from './Proofs'
import { Questions } from './Questions'
import { readFilters } from './read-filters'
import { Sharing } from './Sharing'
import { SiteData } from './SiteData'
import { HOME_TEXTS } from './texts'
import { Wall } from './Wall'

/** To read and to leave, it needs no script. */
export const handle: RouteHandle = { scripts: 'late' }

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const { title, description } = HOME_TEXTS[data?.locale ?? 'zh-CN']
  return pageMeta({ matches, address: '/', title, description })
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = languageOf(request)
  const filters = readFilters(new URL(request.url).searchParams)
  const { services } = context
  const origin = siteOrigin({ request, services })
  return { locale, origin, ...(await loadHome({ payload: services.payload, locale, filters })) }
}

export default function Home() {
  const home = useLoaderData<typeof loader>()
  const t = useTexts(HOME_TEXTS)
  const { creating, create } = useCreateResume({ failed: t.createFailed })
  const make = (choice: TemplateChoice) => void create(choice)
  const start = () => home.heroes[0] && make({ code: home.heroes[0].code })
  return (
    <SitePage>
      <SiteData origin={home.origin} locale={home.locale} />
      <Hero {...home} creating={creating} onUse={make} />
      <LocalResumes />
      <Wall {...home} creating={creating} onUse={(code) => make({ code })} />
      <Proofs template={home.heroes[0]} read={home.read} />
      <Sharing template={home.heroes[1] ?? home.heroes[0]} />
      <Guides guides={home.guides} />
      <Questions />
      <Closing creating={creating !== null} onStart={start} />
    </SitePage>
  )
}
