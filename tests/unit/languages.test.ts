import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { LANGUAGES } from '../../collections/resumes/choices'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const LIST = 'collections/resumes/choices.ts'
/** What holds one language's own words by design, what a tool writes, and the type that all tables of texts go by. */
const NO_TABLES =
  /^cms\/(?:seed\/(?:examples\/sources|templates|recruitments)|migrations|payload-types)|^app\/i18n\/define-texts/
const TABLE = /^ *(?:export const .*|.*[{,(] *)?'zh-CN':/m

it('names every table of texts, numbers and rules that lacks a language which is added to the list', () => {
  // No language that anybody will add.
  const program = programWith({ languages: JSON.stringify([...LANGUAGES, 'x-none']) })
  const tables = program.getRootFileNames().flatMap((name) => {
    const source = program.getSourceFile(name)
    return source && !source.isDeclarationFile ? [{ file: path.relative(ROOT, name), source }] : []
  })

  expect(tables.length).toBeGreaterThan(200)
  // Of these alone: what is wrong with all files takes twice as long to find.
  const passed = tables.filter(({ source }) => program.getSemanticDiagnostics(source).length === 0)
  expect(passed.map(({ file }) => file)).toEqual([])
}, 600_000)

/** The site's own tables and what they need, type-checked as `tsc` does with another list of languages; nothing is written. */
function programWith({ languages }: { languages: string }): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(ROOT, 'tsconfig.json'),
    { incremental: false, composite: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (fault) => expect.fail(String(fault.messageText)) },
  )
  if (!config) throw new Error('tsconfig.json cannot be read')
  const { tsBuildInfoFile: _, ...options } = config.options
  const host = ts.createCompilerHost(options)
  const list = path.join(ROOT, LIST)
  const changed = (ts.sys.readFile(list) ?? '').replace(/(?<=LANGUAGES = )\[[^\]]*\]/, languages)
  expect(changed).toContain(languages)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (name, target, ...rest) =>
    path.resolve(name) === list
      ? ts.createSourceFile(name, changed, target)
      : getSourceFile(name, target, ...rest)
  const roots = config.fileNames.filter((name) => {
    const file = path.relative(ROOT, name)
    const isOurs = /^(?:app|collections|cms)\//.test(file) && !NO_TABLES.test(file)
    return isOurs && TABLE.test(ts.sys.readFile(name) ?? '')
  })
  return ts.createProgram(
    roots.concat(config.fileNames.filter((name) => name.endsWith('.d.ts'))),
    options,
    host,
  )
}
