import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DEFAULT_LANGUAGE } from '../../../collections/resumes/choices'
import { pageMeta } from '~/site/page-meta'
import { useBegin } from '~/tools/begin/use-begin'
import { codeInAddress } from '~/features/invites/invite-cookie'
import { lookAtCode } from '~/features/invites/look-at-code.server'
import { languageOf } from '~/http/language'
import { siteOrigin } from '~/http/site-origin'
import type { RouteHandle } from '~/http/route-handle'
import { QuestionList } from '~/site/QuestionList'
import { useTexts } from '~/i18n/use-texts'
import { Closing } from './Closing'
import { Guides } from './Guides'
import { Hero } from './Hero'
import { Invited } from './Invited'
import { loadHome } from './load-home.server'
import { LocalResumes } from './LocalResumes'
import { Proofs } from './Proofs'
import { readFilters } from './read-filters'
import { Sharing } from './Sharing'
import { SiteData } from './SiteData'
import { HOME_TEXTS } from './texts'
import { Wall } from './Wall'

/** To read and to leave, it needs no script. */
export const handle: RouteHandle = { scripts: 'late' }

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const { title, description } = HOME_TEXTS[data?.locale ?? DEFAULT_LANGUAGE]
  return pageMeta({ matches, address: '/', title, description })
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = languageOf(request)
  const { searchParams } = new URL(request.url)
  const filters = readFilters(searchParams)
  const { services } = context
  const { payload } = services
  const origin = siteOrigin({ request, services })
  const code = codeInAddress(searchParams)
  const [home, invite] = await Promise.all([
    loadHome({ payload, locale, filters }),
    code ? lookAtCode({ payload, code }).then((looked) => ({ code, ...looked })) : null,
  ])
  return { locale, origin, invite, ...home }
}

export default function Home() {
  const home = useLoaderData<typeof loader>()
  const { begin, chooser } = useBegin()
  const start = () => home.heroes[0] && begin({ code: home.heroes[0].code })
  return (
    <>
      <SiteData origin={home.origin} locale={home.locale} />
      <Invited invite={home.invite} />
      <Hero {...home} onUse={begin} />
      <LocalResumes />
      <Wall {...home} onUse={(code) => begin({ code })} />
      <Proofs template={home.heroes[0]} read={home.read} />
      <Sharing template={home.heroes[1] ?? home.heroes[0]} />
      <Guides guides={home.guides} />
      <Questions />
      <Closing onStart={start} />
      {chooser}
    </>
  )
}

function Questions() {
  const t = useTexts(HOME_TEXTS)
  return (
    <section
      aria-labelledby="questions-title"
      className="jl-container grid gap-8 py-16 md:py-24 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="questions-title" className="text-2xl font-bold text-ink sm:text-3xl">
        {t.questions}
      </h2>
      <QuestionList answers={t.answers} />
    </section>
  )
}
