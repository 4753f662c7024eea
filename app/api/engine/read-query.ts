import { checkJson } from './check-json'

/** The query as a plain object; a name given twice becomes a list, which no schema takes for a single value. */
export function readQuery(request: Request): object {
  const query = new URL(request.url).searchParams
  const fields: [string, string | string[]][] = [...new Set(query.keys())].map((name) => {
    const values = query.getAll(name)
    return [name, values.length > 1 ? values : (values[0] ?? '')]
  })
  const object = Object.fromEntries(fields)
  checkJson(object)
  return object
}
