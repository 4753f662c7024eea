import { errorOf } from '~/session/login/error-of'

/**
 * The field that a refusal names (`password: too common`), if the form has it, and what is to be said below that field.
 */
export function namedFault<Name extends string>(options: {
  error: unknown
  fields: readonly [Name, ...Name[]]
}): { field: Name; message: string } {
  const { error, fields } = options
  const text = errorOf(error)
  const [, name, message] = /^(\w+)(?:: |：)(.+)$/s.exec(text) ?? []
  const field = fields.find((one) => one === name)
  return field && message ? { field, message: capital(message) } : { field: fields[0], message: text }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
