import * as z from 'zod'
import { defineCall } from '../engine/define-call'
import { docsPage } from '../docs/docs-page.server'
import { onceInEachLanguage } from '../docs/once-in-each-language'
import { openApi } from '../docs/openapi.server'

const about = { access: 'public', tag: 'Documentation', output: z.null() } as const

const openApiText = onceInEachLanguage((options) => JSON.stringify(openApi(options)))

const openapi = defineCall('GET /openapi.json', {
  ...about,
  produces: 'application/json',
  summary: { 'zh-CN': '这些接口的 OpenAPI 3.1 描述', en: 'These calls as OpenAPI 3.1' },
  handler: async ({ calls, language }) =>
    new Response(openApiText({ calls, language }), { headers: { 'content-type': 'application/json' } }),
})

const docs = defineCall('GET /docs', {
  ...about,
  produces: 'text/html',
  summary: { 'zh-CN': '这些接口的说明页', en: 'These calls as a page for people' },
  handler: async ({ calls, language }) => docsPage({ calls, language }),
})

export const descriptionCalls = [openapi, docs] as const
