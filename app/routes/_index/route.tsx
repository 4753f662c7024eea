import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SitePage } from '~/components/site/SitePage'
import { useCreateResume, type TemplateChoice } from './use-create-resume'
import { languageOf } from '~/http/language'
import { useTexts } from '~/i18n/use-texts'
import { Hero } from './Hero'
import { loadHome } from './load-home.server'
import { LocalResumes } from './LocalResumes'
import { Proofs } from './Proofs'
import { Questions } from './Questions'
import { readFilters } from './read-filters'
import { HOME_TEXTS } from './texts'
import { Wall } from './Wall'

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const t = HOME_TEXTS[data?.locale ?? 'zh-CN']
  return [{ title: t.title }, { name: 'description', content: t.description }]
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = languageOf(request)
  const filters = readFilters(new URL(request.url).searchParams)
  return { locale, ...(await loadHome({ payload: context.services.payload, locale, filters })) }
}

export default function Home() {
  const home = useLoaderData<typeof loader>()
  const t = useTexts(HOME_TEXTS)
  const { creating, create } = useCreateResume({ failed: t.createFailed })
  const use = (choice: TemplateChoice) => void create(choice)
  return (
    <SitePage>
      <Hero {...home} creating={creating} onUse={use} />
      <LocalResumes />
      <Wall {...home} creating={creating} onUse={(code) => use({ code })} />
      <Proofs template={home.heroes[0]} read={home.read} />
      <Questions />
    </SitePage>
  )
}
