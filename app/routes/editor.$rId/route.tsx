import {
  data,
  redirect,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData, useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { listen } from '~/components/ui/listen'
import { isSiteReached } from '~/http/is-site-reached'
import { readCookie } from '~/http/read-cookie'
import { DEFAULT_LANGUAGE } from '../../../collections/resumes/choices'
import { languageOf } from '~/http/language'
import { EDITOR_TITLE } from '../../editor/texts/editor-title'
import { EditorGate } from '../../editor/open/EditorGate'
import { loadResume } from '../../editor/open/load-resume.server'
import { ofAnotherResume, UNKEPT } from '../../editor/open/loader-rules'
import { SMALL_SCREEN } from '../../editor/open/small-screen'
import { DesktopEditor } from '../../editor/shell/DesktopEditor'
import { PANEL_COOKIE, parsePanels } from '../../editor/shell/panel-state'
import { useMedia } from '../../editor/shell/use-media'
import '../../editor/page/pages.css'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: EDITOR_TITLE[data?.locale ?? DEFAULT_LANGUAGE] },
]

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const id = params.rId ?? ''
  if (request.headers.get('Sec-CH-UA-Mobile') === '?1')
    throw redirect(`/mobile/editor/${encodeURIComponent(id)}`)
  const panels = parsePanels(readCookie({ headers: request.headers, name: PANEL_COOKIE }))
  const loaded = await loadResume({ services, request, id })
  return data({ id, loaded: loaded ?? null, panels, locale: languageOf(request) }, { headers: UNKEPT })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders
export const shouldRevalidate = ofAnotherResume

export default function EditorPage() {
  const { id, loaded, panels } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const isSmall = useMedia({ query: SMALL_SCREEN, onServer: false })
  useEffect(() => {
    if (!isSmall) return
    let hasLeft = false
    // Without a network its scripts may not be there, and a failed script would load this page anew.
    const move = async () => {
      if ((await isSiteReached()) && !hasLeft)
        void navigate(`/mobile/editor/${encodeURIComponent(id)}`, { replace: true })
    }
    void move()
    const stop = listen(window, { online: () => void move() })
    return () => {
      hasLeft = true
      stop()
    }
  }, [isSmall, id, navigate])
  return (
    <EditorGate id={id} loaded={loaded}>
      <DesktopEditor initialPanels={panels} />
    </EditorGate>
  )
}
