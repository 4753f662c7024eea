import { ValidationError } from 'payload'

/** Whether it was the unique code that the database refused. */
export function isTakenCode(error: unknown): boolean {
  return error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'code')
}
