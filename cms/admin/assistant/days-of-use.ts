import type { Payload } from 'payload'

export type DayOfUse = {
  /** YYYY-MM-DD (UTC) */ day: string
  tasks: number
  failed: number
  prompt: number
  answer: number
  cost: number
}
type Options = { payload: Payload; from: Date }
type Sqlite = {
  client: { execute: (statement: { sql: string; args: string[] }) => Promise<{ rows: DayOfUse[] }> }
}
type Mongo = { collections: { 'ai-tasks': { aggregate: (steps: object[]) => Promise<DayOfUse[]> } } }

/** What the assistant did and took on each day, the newest first. The database sums up: a month may be many tasks. */
export function daysOfUse(options: Options): Promise<DayOfUse[]> {
  return options.payload.db.name === 'mongoose' ? sumOnMongo(options) : sumOnSqlite(options)
}

async function sumOnSqlite({ payload, from }: Options): Promise<DayOfUse[]> {
  // an edge: Payload's adapter type does not name the driver it holds
  const { client } = payload.db as unknown as Sqlite
  const { rows } = await client.execute({
    sql: `SELECT substr(created_at, 1, 10) AS day, count(*) AS tasks, sum(status = 'failed') AS failed,
        sum(prompt_tokens) AS prompt, sum(answer_tokens) AS answer, total(cost) AS cost
      FROM ai_tasks WHERE created_at >= ? GROUP BY day ORDER BY day DESC`,
    args: [from.toISOString()],
  })
  return rows.map(({ day, tasks, failed, prompt, answer, cost }) => ({
    ...{ day, tasks, failed, prompt, answer, cost },
  }))
}

function sumOnMongo({ payload, from }: Options): Promise<DayOfUse[]> {
  // an edge: Payload's adapter type does not name the models it holds
  const { collections } = payload.db as unknown as Mongo
  return collections['ai-tasks'].aggregate([
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
}
