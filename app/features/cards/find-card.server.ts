import type { Payload } from 'payload'
import { DEFAULT_LANGUAGE } from '../../../collections/resumes/choices'
import type { Language } from '../../../collections/resumes/schema'
import { findExample } from '../groups/find-example.server'
import { listGroups } from '../groups/list-groups.server'
import { findGuide } from '../guides/find-guide.server'
import { findJob } from '../recruitment/find-job.server'
import { contentOf } from '../resumes/resume'
import { findTemplate } from '../templates/find-template.server'
import { listTemplates } from '../templates/list-templates.server'
import type { Card } from './card'
import { CARD_TEXTS, isPageCard } from './texts'

export type FindCardOptions = {
  payload: Payload
  /** `guide/first-resume`, `example/engineering/backend-engineer`; a page of the site by its name */
  key: string
  /** of pages that are there in both */
  language: Language
}

/** The card of a public page, or null where there is no such page. */
export async function findCard({ payload, key, language }: FindCardOptions): Promise<Card | null> {
  const [kind = '', id = '', part = ''] = key.split('/')
  if (kind === 'template') return templateCard({ payload, code: id })
  if (kind === 'example') return exampleCard({ payload, group: id, key: part })
  if (kind === 'group') return groupCard({ payload, key: id, language })
  if (kind === 'guide') return guideCard({ payload, key: id })
  if (kind === 'job') return jobCard({ payload, id })
  if (id || !isPageCard(kind)) return null
  const { title, line } = CARD_TEXTS[language].pages[kind]
  return { title, kind: line, language, page: await hottestPage({ payload, language }) }
}

async function templateCard({ payload, code }: { payload: Payload; code: string }): Promise<Card | null> {
  const template = await findTemplate({ payload, code })
  if (!template) return null
  const { title, language, layout, layoutVersion } = template
  const page = { content: contentOf(template), layout, layoutVersion }
  return { title, kind: CARD_TEXTS[language].template, language, page }
}

async function exampleCard(options: { payload: Payload; group: string; key: string }): Promise<Card | null> {
  const found = await findExample(options)
  if (!found) return null
  const { layout, layoutVersion } = found.resume
  const { name: title, language } = found.type
  const page = { content: contentOf(found.resume), layout, layoutVersion }
  return { title, kind: CARD_TEXTS[language].example, language, page }
}

type Options = { payload: Payload; key: string; language: Language }

/** A group shows its first example in the reader's language. */
async function groupCard({ payload, key, language }: Options): Promise<Card | null> {
  const [group] = await listGroups({ payload, key })
  if (!group) return null
  const type = group.types.find((one) => one.language === language) ?? group.types[0]
  const shown = type ? await exampleCard({ payload, group: key, key: type.key }) : null
  return {
    title: group.title[language],
    kind: CARD_TEXTS[language].group,
    language,
    page: shown?.page ?? null,
  }
}

async function guideCard({ payload, key }: { payload: Payload; key: string }): Promise<Card | null> {
  const guide = await findGuide({ payload, key, depth: 0 })
  if (!guide) return null
  const language = guide.language ?? DEFAULT_LANGUAGE
  const page = await hottestPage({ payload, language })
  return { title: guide.title ?? '', kind: CARD_TEXTS[language].guide, language, page }
}

async function jobCard({ payload, id }: { payload: Payload; id: string }): Promise<Card | null> {
  const found = await findJob({ payload, id })
  if (!found) return null
  const { position, company, city, language } = found.job
  const page = await hottestPage({ payload, language })
  return { title: position, kind: [company, city].filter(Boolean).join(' · '), language, page }
}

async function hottestPage({ payload, language }: { payload: Payload; language: Language }) {
  const { list } = await listTemplates({ payload, pageNum: 1, pageSize: 100, filter: 'hot' })
  const hottest = list.find((template) => template.language === language) ?? list[0]
  return (hottest && (await templateCard({ payload, code: hottest.code })))?.page ?? null
}
