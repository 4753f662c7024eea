import type { I18n } from '@payloadcms/translations'
import type { Payload, TypedUser } from 'payload'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { isAdmin } from '../../../collections/roles'
import { DAY_MS } from '../dashboard/days'
import { DayTable } from '../DayTable'
import { daysOfUse } from './days-of-use'

const DAYS = 30
const TEXTS = {
  'zh-CN': {
    title: `近 ${DAYS} 天用量`,
    none: `近 ${DAYS} 天没有任务。`,
    head: ['日期（UTC）', '任务', '失败', '发送词元', '回答词元', '费用'],
  },
  en: {
    title: `Use in the last ${DAYS} days`,
    none: `No tasks in the last ${DAYS} days.`,
    head: ['Day (UTC)', 'Tasks', 'Failed', 'Tokens sent', 'Tokens answered', 'Cost'],
  },
}

type Props = { payload: Payload; i18n: I18n; user?: TypedUser | null }

/** What the assistant did and took, day by day, above the list of its tasks. */
export async function DaysOfUse({ payload, i18n, user }: Props) {
  if (!user || !isAdmin(user)) return null
  const language = adminLanguage(i18n)
  const t = TEXTS[language]
  const from = new Date(Date.now() - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  const days = await daysOfUse({ payload, from: new Date(`${from}T00:00:00.000Z`) })
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 4 })
  const rows = days.map(({ day, tasks, failed, prompt, answer, cost }) => ({
    key: day,
    name: day,
    cells: [tasks, failed, prompt, answer, cost].map((sum) => number.format(sum)),
  }))
  return <DayTable title={t.title} head={t.head} rows={rows} none={t.none} />
}
