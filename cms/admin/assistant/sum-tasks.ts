export type TaskCount = {
  createdAt: string
  status: string
  promptTokens: number
  answerTokens: number
  cost?: number | null
}
export type DayOfUse = {
  /** YYYY-MM-DD (UTC) */ day: string
  tasks: number
  failed: number
  prompt: number
  answer: number
  cost: number
}

/** What the assistant did and took on each day, the newest first. */
export function sumTasks(tasks: readonly TaskCount[]): DayOfUse[] {
  const days = new Map<string, DayOfUse>()
  for (const { createdAt, status, promptTokens, answerTokens, cost } of tasks) {
    const day = createdAt.slice(0, 10)
    const sum = days.get(day) ?? { day, tasks: 0, failed: 0, prompt: 0, answer: 0, cost: 0 }
    sum.tasks += 1
    if (status === 'failed') sum.failed += 1
    sum.prompt += promptTokens
    sum.answer += answerTokens
    sum.cost += cost ?? 0
    days.set(day, sum)
  }
  return [...days.values()].sort((a, b) => b.day.localeCompare(a.day))
}
