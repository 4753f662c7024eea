import type * as z from 'zod'
import type { Language } from '../../../collections/resumes/schema'
import { ApiError } from './api-error'
import { issueText } from './issue-text'
import { pathText } from './path-text'

const MOST_ISSUES = 20

/** Parses what a caller sent. A fault is an `ApiError` 400 naming the first path; `data.issues` lists up to 20. */
export function checkInput<Schema extends z.ZodType>(options: {
  schema: Schema
  value: unknown
  language: Language
}): z.output<Schema> {
  const { schema, value, language } = options
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  const issues = result.error.issues
    .slice(0, MOST_ISSUES)
    .flatMap((issue) => deepest(issue))
    .flatMap((issue) =>
      named(issue).map((path) => ({ path: pathText(path), message: issueText({ issue, language }) })),
    )
    .slice(0, MOST_ISSUES)
  const [first] = issues
  const values = { path: first?.path ?? 'body', problem: first?.message ?? '' }
  throw new ApiError({ status: 400, key: 'invalid', values, data: { issues } })
}

/** An unknown field is reported at its own path, not at its parent's. */
function named(issue: z.core.$ZodIssue): PropertyKey[][] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
}

/** Of a union the branch that fits best speaks: the only one of the right types, or with the fewest faults; else the union itself. */
function deepest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const branches = issue.errors.filter((errors) => errors.every(({ code }) => code !== 'invalid_type'))
  const fewest = Math.min(...issue.errors.map((errors) => countOf(errors)))
  const best = branches.length === 1 ? branches : issue.errors.filter((errors) => countOf(errors) === fewest)
  const [only] = best
  if (best.length !== 1 || !only) return [issue]
  return only.flatMap((inner) => deepest({ ...inner, path: [...issue.path, ...inner.path] }))
}

function countOf(issues: readonly z.core.$ZodIssue[]): number {
  return issues.flatMap((issue) => named(issue)).length
}
