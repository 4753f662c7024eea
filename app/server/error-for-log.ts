import { stdSerializers } from 'pino'

// Drizzle writes the values of a failed statement into its message: hashes, codes, whole resumes.
const VALUES = /\n\s*params: [^]*?(?=\n\s+at |$)/g
/** Of a text: a statement is as long as the question that it was made of. */
const MOST_CHARACTERS = 4000

/** An error as a log may keep it: message, stack and causes without the values of a database statement, and no book. */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, stack } = stdSerializers.errWithCause(error)
  const code = 'code' in error ? { code: error.code } : {}
  const message = messageForLog(error)
  // the message stands at its beginning
  const calls = stack.replaceAll(error.message, () => message).replace(VALUES, '')
  return { type, message, stack: cut(calls), ...code, ...causeOf(error) }
}

export function messageForLog({ message }: Error): string {
  return cut(message.replace(VALUES, ''))
}

function cut(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text
  return `${text.slice(0, MOST_CHARACTERS / 2)} … (${text.length} characters)`
}

function causeOf({ cause }: Error): object {
  return cause instanceof Error ? { cause: errorForLog(cause) } : {}
}
