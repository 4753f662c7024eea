import type { Payload } from 'payload'
import { isLayoutCode, type LayoutCode } from '../../../collections/layout-codes'
import { getLayout } from '~/document/layouts/registry'
import type { CardGuide } from '~/components/guide/GuideCard'
import type { GuideSummary } from '~/features/guides/guide-view'
import { listGuides } from '~/features/guides/list-guides.server'
import { readOut } from '~/features/preview/read-out'
import { contentOf } from '~/features/resumes/resume'
import { countResumesRecently } from '~/features/resumes/count-resumes.server'
import { findTemplate } from '~/features/templates/find-template.server'
import { listTemplates } from '~/features/templates/list-templates.server'
import { templatePicture } from '~/features/templates/template-picture'
import type { Locale } from '~/i18n/locales'
import { DESIGNS } from '~/document/designs/designs'
import { drawLayout } from '../../editor/style/layout-drawing'
import { pathsOf, type Paths } from '../../editor/style/paths-of'
import type { WallFilters } from './read-filters'

const PAGE_SIZE = 12
const READ_LINES = 8
/** Two rows of the panel on the first page; the wall below has them all. */
const MOST_HEROES = 10
const GUIDES = 3
/** Templates are made by hand: a wall never has more than some dozens. */
const MOST = 100

export type WallTemplate = Pick<Listed, 'code' | 'title' | 'language' | 'vipOnly'> & {
  /** the address of its first page */
  picture: string
  tags: WallFilters['tags']
  useCount: number
}
/** One of the pages on top; their layouts differ, each drawn 60 by 85. */
export type HeroTemplate = WallTemplate & { drawing: Paths }

type Listed = Awaited<ReturnType<typeof listTemplates>>['list'][number]

export type LoadHomeOptions = { payload: Payload; locale: Locale; filters: WallFilters }

/** The wall's page in the order asked for, templates in the reader's language first; the hottest of them stands on top. */
export async function loadHome({ payload, locale, filters }: LoadHomeOptions) {
  const [asked, hottest, count, guides] = await Promise.all([
    listTemplates({ payload, pageNum: 1, pageSize: MOST, filter: filters.filter, tags: filters.tags }),
    listTemplates({ payload, pageNum: 1, pageSize: MOST, filter: 'hot' }),
    countResumesRecently({ payload }),
    listGuides({ payload, pageNum: 1, pageSize: GUIDES, language: locale, counted: false }),
  ])
  const own = asked.list.filter((template) => template.language === locale)
  const other = asked.list.filter((template) => template.language !== locale)
  const all = [...own, ...other]
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE))
  const page = Math.min(filters.page, pages)
  const heroes = heroesOf({ list: hottest.list, locale })
  const [hero] = heroes
  return {
    count,
    read: hero ? await readHero({ payload, code: hero.code }) : [],
    pages,
    filters: { ...filters, page },
    heroes,
    guides: guides.list.map(toCard),
    templates: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(toWall),
  }
}

/** The hottest template of each of the hottest layouts, in the reader's language where there is one; `list` is in that order. */
function heroesOf({ list, locale }: { list: Listed[]; locale: Locale }): HeroTemplate[] {
  const own = list.filter((template) => template.language === locale && !template.vipOnly)
  const hottest = new Map<LayoutCode, HeroTemplate>()
  for (const template of own.length > 0 ? own : list) {
    const { layout } = template
    if (!isLayoutCode(layout) || hottest.has(layout)) continue
    hottest.set(layout, { ...toWall(template), drawing: pathsOf(drawLayout(DESIGNS[layout])) })
  }
  return [...hottest.values()].slice(0, MOST_HEROES)
}

/** The top template's first lines, as they are read back from its PDF. */
async function readHero({ payload, code }: { payload: Payload; code: string }) {
  const template = await findTemplate({ payload, code })
  if (!template) return []
  const layout = getLayout(template.layout, template.layoutVersion)
  return readOut({ content: contentOf(template), layout, lines: READ_LINES })
}

function toWall(template: Listed): WallTemplate {
  const { code, title, language, vipOnly, tags, useCount } = template
  return {
    code,
    title,
    picture: templatePicture(template),
    language,
    vipOnly,
    tags: tags ?? [],
    useCount: useCount ?? 0,
  }
}

/** What a card shows, and no more: it goes out twice, as the page and as the data that wakes it. */
function toCard({ slug, title, summary, language, tags, publishedAt, cover }: GuideSummary): CardGuide {
  return { slug, title, summary, language, tags, publishedAt, cover }
}
