import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findExample } from '~/features/groups/find-example.server'
import { exampleContent } from '~/features/resumes/begin-content'
import { contentOf } from '~/features/resumes/resume'
import { asksNow } from '~/http/asks-now'
import { languageOf } from '~/http/language'
import { UsePage } from '../_site.template_.use.$code/UsePage'

export { meta } from '../_site.template_.use.$code/use-meta'

/** An example of a group to look at and begin with. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { group = '', key = '' } = params
  const found = await findExample({ payload: context.services.payload, group, key })
  if (!found) throw new Response(null, { status: 404 })
  const locale = languageOf(request)
  const { templateCode, layout, layoutVersion } = found.resume
  const content = exampleContent(contentOf(found.resume))
  return {
    locale,
    place: `${group}/${key}`,
    page: {
      kind: 'example' as const,
      name: found.type.name,
      language: found.type.language,
      picture: found.type.picture,
      back: { to: `/content/${group}`, text: found.group.title[locale] },
      choice: { example: { code: templateCode ?? '', layout, layoutVersion, content } },
      now: asksNow(request),
    },
  }
}

export default function UseExamplePage() {
  return <UsePage {...useLoaderData<typeof loader>().page} />
}
