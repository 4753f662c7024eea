import { GUIDE_TAGS } from '../../../collections/guide-tags'
import type { Locale } from '~/i18n/locales'
import { useLocale } from '~/i18n/locale-context'
import { GUIDE_PAGE_TEXTS } from './page-texts'
import { GuideBody } from './GuideBody'
import { GuideContents } from './GuideContents'
import type { GuideNode } from './guide-node'
import type { CardTemplate } from './GuideTemplateCard'
import { minutesOf, outlineOf } from './outline'

export type ArticleGuide = {
  title: string
  summary: string
  language: Locale
  tags: (keyof typeof GUIDE_TAGS)[]
  author: string
  cover: { url: string; alt: string; width: number; height: number } | null
  publishedAt: string | null
  updatedAt: string
}
export type GuideArticleProps = { guide: ArticleGuide; nodes: GuideNode[]; templates: CardTemplate[] }

/** The article itself, the same in the page and in the admin's preview. */
export function GuideArticle({ guide, nodes, templates }: GuideArticleProps) {
  const { title, summary, language, cover } = guide
  return (
    <article className="min-w-0">
      <header lang={language} className="mb-8 max-w-[42rem] md:mb-10">
        <Tags tags={guide.tags} />
        <h1 className="text-2xl leading-tight font-bold text-balance text-ink md:text-3xl">{title}</h1>
        {summary && <p className="mt-4 text-md leading-[1.7] text-muted">{summary}</p>}
        <Facts guide={guide} nodes={nodes} />
        {cover && (
          <img
            src={cover.url}
            alt={cover.alt}
            width={cover.width}
            height={cover.height}
            fetchPriority="high"
            className="mt-6 h-auto w-full rounded-card"
          />
        )}
      </header>
      <GuideContents look="fold" entries={outlineOf(nodes)} language={language} />
      <GuideBody nodes={nodes} language={language} templates={templates} />
    </article>
  )
}

function Tags({ tags }: { tags: ArticleGuide['tags'] }) {
  const locale = useLocale()
  return (
    <p lang={locale} className="mb-3 flex flex-wrap gap-x-3 text-sm font-semibold">
      {tags.map((tag) => (
        <a
          key={tag}
          href={`/guide?tag=${tag}`}
          className="inline-flex min-h-6 items-center text-link no-underline hover:underline pointer-coarse:min-h-11"
        >
          {GUIDE_TAGS[tag][locale]}
        </a>
      ))}
    </p>
  )
}

function Facts({ guide, nodes }: { guide: ArticleGuide; nodes: GuideNode[] }) {
  const locale = useLocale()
  const t = GUIDE_PAGE_TEXTS[locale]
  const { author, language, publishedAt, updatedAt } = guide
  // Two days: a guide that was mended on the day it came out isn't told as updated.
  const changed = publishedAt !== null && Date.parse(updatedAt) - Date.parse(publishedAt) > 2 * 86_400_000
  return (
    <p lang={locale} className="mt-5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <span lang={language}>{author}</span>
      {publishedAt && <Day date={publishedAt} locale={locale} />}
      {changed && (
        <span>
          {t.updated} <Day date={updatedAt} locale={locale} />
        </span>
      )}
      <span>{t.minutes(minutesOf(nodes))}</span>
    </p>
  )
}

function Day({ date, locale }: { date: string; locale: Locale }) {
  return (
    <time dateTime={date.slice(0, 10)} className="tabular-nums">
      {new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })}
    </time>
  )
}
