import type { Payload } from 'payload'
import { listGroups } from '~/features/groups/list-groups.server'
import type { GroupView } from '~/features/groups/group-view'
import { readMarkdown } from '~/features/markdown/read-markdown.server'
import { searchSite } from '~/features/search/search-site.server'
import { listTemplates } from '~/features/templates/list-templates.server'
import { templatePicture } from '~/features/templates/template-picture'
import type { Locale } from '~/i18n/locales'

const MOST_TEMPLATES = 4
const MOST_GUIDES = 4
/** Templates are made by hand: there are never more than some dozens. */
const ALL = 100

/** A group's page in the reader's language, or null. */
export async function loadGroup({ payload, key, locale }: { payload: Payload; key: string; locale: Locale }) {
  const [group] = await listGroups({ payload, key })
  if (!group) return null
  const [templates, guides] = await Promise.all([
    matchingTemplates({ payload, group, locale }),
    matchingGuides({ payload, group, locale }),
  ])
  const { title, summary, text, cover, types, updatedAt } = group
  return {
    key,
    title: title[locale],
    summary: summary[locale],
    text: readMarkdown(text[locale]),
    cover,
    updatedAt,
    own: types.filter(({ language }) => language === locale),
    other: types.filter(({ language }) => language !== locale),
    templates,
    guides,
  }
}

type Options = { payload: Payload; group: GroupView; locale: Locale }

/** The templates its examples are made with, then the most used ones, in the reader's language. */
async function matchingTemplates({ payload, group, locale }: Options) {
  const { list } = await listTemplates({ payload, pageNum: 1, pageSize: ALL, filter: 'hot' })
  const used = new Set(group.types.map(({ templateCode }) => templateCode))
  return list
    .filter(({ language }) => language === locale)
    .sort((a, b) => Number(used.has(b.code)) - Number(used.has(a.code)))
    .slice(0, MOST_TEMPLATES)
    .map(({ code, title, language, updatedAt }) => ({
      ...{ code, title, language },
      picture: templatePicture({ code, updatedAt }),
    }))
}

/** Guides that speak of what the group is about. */
async function matchingGuides({ payload, group, locale }: Options) {
  const question = `${group.title[locale]} ${group.summary[locale]}`
  const { results } = await searchSite({ payload, question, language: locale, kind: 'guide' })
  return results
    .filter(({ language }) => language === locale)
    .slice(0, MOST_GUIDES)
    .map(({ url, title, excerpt }) => ({
      url,
      title: title.map(({ text }) => text).join(''),
      summary: excerpt.map(({ text }) => text).join(''),
    }))
}
