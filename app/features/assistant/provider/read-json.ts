import type * as z from 'zod'
import { TaskFault } from './fault'

/** The JSON in an answer, with or without a fence or words around it, checked as carefully as what a user sends. Throws TaskFault `unreadable`. */
export function readJson<Schema extends z.ZodType>({
  text,
  schema,
}: {
  text: string
  schema: Schema
}): z.output<Schema> {
  const from = text.search(/[[{]/)
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  try {
    const value: unknown = JSON.parse(text.slice(Math.max(from, 0), to + 1))
    return schema.parse(value)
  } catch (cause) {
    throw new TaskFault({ code: 'unreadable', mayPass: true, cause })
  }
}
