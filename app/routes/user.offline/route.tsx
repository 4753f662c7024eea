import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { KeptList } from './KeptList'
import { OFFLINE_LIST_TEXTS } from './texts'
import { listen } from '~/components/ui/listen'

export const meta: MetaFunction = () => [{ title: '我的简历 · My resumes · Jianli' }]

/** For the worker alone, which keeps it and shows it where `/user` can't be reached; it holds nobody's text. */
export function loader({ request }: LoaderFunctionArgs) {
  if (!new URL(request.url).searchParams.has('kept')) throw redirect('/user')
  return null
}

/** The list without a server: what this browser has. Its links load a page, which the editor's worker answers. */
export default function OfflineList() {
  const t = useTexts(OFFLINE_LIST_TEXTS)
  useEffect(() => {
    return listen(window, { online: connectIfBack })
  }, [])
  return (
    <main id="main" tabIndex={-1} className="jl-container py-8 outline-none md:py-12">
      <h1 className="mb-6 text-xl font-bold text-ink sm:text-2xl">{t.title}</h1>
      <section className="mb-8 flex flex-wrap items-center gap-4 rounded-card bg-warning-tint px-5 py-4 shadow-rest">
        <CloudOff aria-hidden className="size-5 shrink-0 text-warning" />
        <p className="min-w-0 flex-1 basis-72 text-base text-pretty text-ink">{t.offline}</p>
        <Button onPress={connect}>{t.retry}</Button>
      </section>
      <KeptList />
    </main>
  )
}

/** A browser says “online” of any network, at the moment of a press on a resume too: that goes on unless the server answers. */
async function connectIfBack(): Promise<void> {
  const answer = await fetch('/user', { method: 'HEAD' }).catch(() => undefined)
  if (answer?.ok) connect()
}

/** The server's list, if there is one again; else this comes once more. */
function connect(): void {
  location.replace('/user')
}
