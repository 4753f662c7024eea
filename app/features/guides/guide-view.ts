import type { DataFromCollectionSlug } from 'payload'
import { DEFAULT_LANGUAGE } from '../../../collections/resumes/choices'
import type { GuideTag } from '../../../collections/guide-tags'
import type { Language } from '../../../collections/resumes/schema'

export type GuideDocument = DataFromCollectionSlug<'guides'>
export type GuidePicture = { id: string; url: string; alt: string; width: number; height: number }
export type GuideSummary = {
  id: string
  slug: string
  title: string
  summary: string
  language: Language
  tags: GuideTag[]
  author: string
  cover: GuidePicture | null
  publishedAt: string | null
  updatedAt: string
}

/** A stored guide as pages and calls show it. The cover is there when it was loaded with the guide. */
export function viewGuide(guide: Omit<GuideDocument, 'content'>): GuideSummary {
  const { id, language, updatedAt } = guide
  return {
    id,
    slug: guide.slug ?? '',
    title: guide.title ?? '',
    summary: guide.summary ?? '',
    language: language ?? DEFAULT_LANGUAGE,
    tags: guide.tags ?? [],
    author: guide.author ?? '',
    cover: viewPicture(guide.cover),
    publishedAt: guide.publishedAt ?? null,
    updatedAt,
  }
}

/** A picture in its largest size made for pages. */
export function viewPicture(media: unknown): GuidePicture | null {
  if (!isMedia(media) || !media.url) return null
  const { large } = media.sizes ?? {}
  const shown = large?.url ? large : media
  return {
    id: media.id,
    url: shown.url ?? media.url,
    alt: media.alt ?? '',
    width: shown.width ?? 1440,
    height: shown.height ?? 960,
  }
}

function isMedia(value: unknown): value is DataFromCollectionSlug<'media'> {
  return typeof value === 'object' && value !== null && 'url' in value && 'id' in value
}
