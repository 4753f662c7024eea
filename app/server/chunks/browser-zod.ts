import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

type Cut = { file: RegExp; part: RegExp; instead: string }

const DESCRIBERS = 'extractDefs, finalize, handleUnrepresentable, initializeContext, processSchema'
const MAKERS = 'createStandardJSONSchemaMethod, createToJSONSchemaMethod'

/** What of Zod (4.6) our browsers never run, and a bundler can't see: a quarter of it. The server has it whole. */
const CUTS: Cut[] = [
  // No schema is asked to describe itself as JSON Schema.
  {
    file: /json-schema-processors\.js$/,
    part: /^[^]*$/,
    instead: 'export const toJSONSchema = undefined, allProcessors = {}, aggregateChecks = () => ({})',
  },
  {
    file: /to-json-schema\.js$/,
    part: /^[^]*$/,
    instead: `export const [${DESCRIBERS}] = [], [${MAKERS}] = [() => undefined, () => undefined]`,
  },
  { file: /classic\/schemas\.js$/, part: /^ {4}inst\._zod\.processJSONSchema = .*;\n/gm, instead: '' },
  // `z.string().uuid()` and its like, which Zod itself advises against, would keep `z.uuid` and theirs.
  {
    file: /classic\/schemas\.js$/,
    part: /^ {4}\w+\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},\n/gm,
    instead: '',
  },
  // Its own words for a fault, which no reader sees: ours are told by code and path.
  {
    file: /locales\/en\.js$/,
    part: /^[^]*$/,
    instead: 'export default () => ({ localeError: ({ code }) => code })',
  },
  // What is read is JSON: nothing in it holds itself.
  { file: /classic\/schemas\.js$/, part: /core\.config\(\{ memoizer: .*\}\);/, instead: '{}' },
  // Functions made of text, which the pages' policy forbids.
  {
    file: /core\/schemas\.js$/,
    part: /(?<=export const \$ZodObjectJIT = )[^]*?\n\}\);/,
    instead: '$ZodObject;',
  },
]

export const browserZod: Plugin = {
  name: 'browser-zod',
  enforce: 'pre',
  load(id, { ssr = false } = {}) {
    const cuts = ssr || !id.includes('/zod/v4/') ? [] : CUTS.filter(({ file }) => file.test(id))
    if (cuts.length === 0) return undefined
    return cuts.reduce(
      (code, { part, instead }) => {
        const left = code.replace(part, () => instead)
        if (left === code) throw new Error(`${id} has no ${part} to be left out`)
        return left
      },
      readFileSync(id, 'utf8'),
    )
  },
}
