import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'

/** What a YAML file of this repository says. @throws naming the file, where it says something else than the schema asks for */
export function readYaml<T>({ file, schema }: { file: string; schema: z.ZodType<T> }): T {
  const read = schema.safeParse(parse(readFileSync(path.resolve(file), 'utf8')))
  if (!read.success) throw new Error(`${file}\n${z.prettifyError(read.error)}`)
  return read.data
}
