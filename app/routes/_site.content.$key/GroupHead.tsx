import { Link } from '@remix-run/react'
import { ChevronLeft } from 'lucide-react'
import { useTexts } from '~/i18n/use-texts'
import { GROUP_TEXTS } from './texts'

/** The way back, what the group is, and its cover when it has one. */
export function GroupHead(props: { title: string; summary: string; cover: string | null }) {
  const t = useTexts(GROUP_TEXTS)
  const { title, summary, cover } = props
  return (
    <>
      <nav aria-label={t.trail}>
        <Link
          to="/template"
          className="inline-flex min-h-8 items-center gap-1 text-base text-muted no-underline hover:text-ink hover:underline pointer-coarse:min-h-11"
        >
          <ChevronLeft aria-hidden className="size-4" />
          {t.all}
        </Link>
      </nav>
      <h1 className="mt-4 text-3xl font-bold text-ink md:text-4xl">{title}</h1>
      <p className="mt-3 max-w-2xl text-md text-muted">{summary}</p>
      {cover && (
        <img src={cover} alt="" className="mt-8 aspect-[3/1] w-full rounded-card object-cover shadow-rest" />
      )}
    </>
  )
}
