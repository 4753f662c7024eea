import { GUIDE_TAGS } from '../../../collections/guide-tags'
import { Facts } from '~/components/ui/Facts'
import { useLocale } from '~/i18n/locale-context'
import type { ArticleGuide } from './GuideArticle'

export type CardGuide = Pick<
  ArticleGuide,
  'title' | 'summary' | 'language' | 'tags' | 'publishedAt' | 'cover'
> & { slug: string }

/** A guide in a list: the whole card is its link. */
export function GuideCard({ guide, heading: Heading = 'h2' }: { guide: CardGuide; heading?: 'h2' | 'h3' }) {
  const locale = useLocale()
  const { slug, title, summary, language, tags, publishedAt, cover } = guide
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-surface p-5 transition duration-160 hover:border-line-strong hover:shadow-float focus-within:border-line-strong">
      {cover && (
        <img
          src={cover.url}
          alt=""
          width={cover.width}
          height={cover.height}
          loading="lazy"
          className="mb-4 aspect-[16/9] w-full rounded-control object-cover"
        />
      )}
      <Heading lang={language} className="text-lg leading-snug font-bold text-ink">
        <a
          href={`/guide/${slug}`}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-card"
        >
          {title}
        </a>
      </Heading>
      <p lang={language} className="mt-2 mb-4 line-clamp-3 text-base leading-[1.7] text-muted">
        {summary}
      </p>
      <p className="mt-auto flex flex-wrap gap-x-3 text-sm text-muted">
        <Facts facts={tags.map((tag) => GUIDE_TAGS[tag][locale])} />
        {publishedAt && (
          <time dateTime={publishedAt.slice(0, 10)} className="ms-auto tabular-nums">
            {new Date(publishedAt).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })}
          </time>
        )}
      </p>
    </article>
  )
}
