import type { Payload } from 'payload'
import { driverOf, type Mongo, type Sqlite } from '../../../app/database/driver.server'

export type DayOfUse = {
  /** YYYY-MM-DD (UTC) */ day: string
  tasks: number
  failed: number
  prompt: number
  answer: number
  cost: number
}

/** What the assistant did and took on each day, the newest first. The database sums up: a month may be many tasks. */
export function daysOfUse({ payload, from }: { payload: Payload; from: Date }): Promise<DayOfUse[]> {
  const { sqlite, mongo } = driverOf(payload)
  return mongo ? sumOnMongo({ mongo, from }) : sumOnSqlite({ sqlite, from })
}

async function sumOnSqlite({ sqlite, from }: { sqlite: Sqlite; from: Date }): Promise<DayOfUse[]> {
  const { rows } = await sqlite.execute({
    sql: `SELECT substr(created_at, 1, 10) AS day, count(*) AS tasks, sum(status = 'failed') AS failed,
        sum(prompt_tokens) AS prompt, sum(answer_tokens) AS answer, total(cost) AS cost
      FROM ai_tasks WHERE created_at >= ? GROUP BY day ORDER BY day DESC`,
    args: [from.toISOString()],
  })
  return rows.map(({ day, tasks, failed, prompt, answer, cost }) => ({
    ...{ day: String(day), tasks: Number(tasks), failed: Number(failed) },
    ...{ prompt: Number(prompt), answer: Number(answer), cost: Number(cost) },
  }))
}

function sumOnMongo({ mongo, from }: { mongo: Mongo; from: Date }): Promise<DayOfUse[]> {
  const sums = mongo.model('ai-tasks').aggregate<DayOfUse>([
    { $match: { createdAt: { $gte: from } } },
    {
      $group: {
        _id: { $dateToString: { format: '%Y-%m-%d', date: '$createdAt' } },
        tasks: { $sum: 1 },
        failed: { $sum: { $cond: [{ $eq: ['$status', 'failed'] }, 1, 0] } },
        prompt: { $sum: '$promptTokens' },
        answer: { $sum: '$answerTokens' },
        cost: { $sum: '$cost' },
      },
    },
    { $sort: { _id: -1 } },
    { $project: { _id: 0, day: '$_id', tasks: 1, failed: 1, prompt: 1, answer: 1, cost: 1 } },
  ])
  return sums.exec()
}
