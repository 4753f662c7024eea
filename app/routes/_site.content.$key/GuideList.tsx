import { Link } from '@remix-run/react'

type Props = { title: string; guides: { url: string; title: string; summary: string }[] }

/** Guides to read on with; nothing where none fits. */
export function GuideList({ title, guides }: Props) {
  if (guides.length === 0) return null
  return (
    <section aria-labelledby="guides" className="mt-16">
      <h2 id="guides" className="mb-6 text-2xl font-bold text-ink">
        {title}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {guides.map((guide) => (
          <li key={guide.url}>
            <Link
              to={guide.url}
              className="block h-full rounded-card bg-surface p-5 no-underline shadow-rest transition hover:shadow-float"
            >
              <span className="block text-md font-semibold text-ink">{guide.title}</span>
              <span className="mt-1 line-clamp-2 text-muted">{guide.summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
