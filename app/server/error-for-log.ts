import { stdSerializers } from 'pino'

// Drizzle writes the values of a failed statement into its message: hashes, codes, whole resumes.
const VALUES = /\n\s*params: [^]*?(?=\n\s+at |$)/g

/** An error as a log may keep it: message, stack and causes without the values of a database statement. */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = stdSerializers.errWithCause(error)
  const code = 'code' in error ? { code: error.code } : {}
  return {
    type,
    message: message.replace(VALUES, ''),
    stack: stack.replace(VALUES, ''),
    ...code,
    ...causeOf(error),
  }
}

function causeOf({ cause }: Error): object {
  return cause instanceof Error ? { cause: errorForLog(cause) } : {}
}
