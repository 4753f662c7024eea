import type { Plugin } from 'payload'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { tryProvider } from '../../../app/features/assistant/keep-own-key.server'
import { FAULTS } from '../../../collections/assistant/task-faults'
import { providerSettings } from '../../../app/features/assistant/provider/provider-settings.server'
import type { Env } from '../../../env.server'
import { withEndpoint } from '../with-endpoint'

/** POST /api/globals/assistant-settings/try: one word from the provider, or why there is none. Administrators only. */
export const assistantTry = (env: Env): Plugin =>
  withEndpoint({
    slug: 'assistant-settings',
    path: '/try',
    handle: async ({ req: { payload, i18n, signal } }) => {
      const language = adminLanguage(i18n)
      // the site's own key: no person's
      const settings = await providerSettings({ payload, env, userId: null })
      if (!settings.ok) return Response.json({ ok: false, message: WORDS[settings.reason][language] })
      const started = Date.now()
      const fault = await tryProvider({ settings, signal: signal ?? AbortSignal.timeout(20_000) })
      const { model } = settings
      if (fault) return Response.json({ ok: false, message: `${model}: ${FAULTS[fault][language]}` })
      return Response.json({
        ok: true,
        message: `${model}: ${WORDS.fine[language]} ${Date.now() - started} ms`,
      })
    },
  })

const WORDS = {
  off: { 'zh-CN': '模型已关闭', en: 'The model is switched off' },
  'no-key': { 'zh-CN': '服务器没有设置 OPENAI_API_KEY', en: 'The server has no OPENAI_API_KEY' },
  fine: { 'zh-CN': '连接正常，用时', en: 'answers in' },
}
