import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js']

test('no file needs itself to run: imports of values make no circle', () => {
  const files = new Set(['app', 'collections', 'cms/admin', 'cms/seed'].flatMap(filesIn))
  const targets = new Map(
    Array.from(files, (file) => [file, valuesOf(file).flatMap((to) => fileOf({ file, to, files }))]),
  )
  expect(files.size).toBeGreaterThan(1000)
  expect(circlesIn(targets)).toEqual([])
})

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => /\.(tsx?|mjs)$/.test(name)).map((name) => path.posix.join(folder, name))
}

/** What a file imports as values; types are gone before it runs. */
function valuesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const { moduleSpecifier: to } = statement
    return to && ts.isStringLiteral(to) && !isTypeOnly(statement) ? [to.text] : []
  })
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly
  const { importClause: clause } = statement
  if (!clause) return false
  if (clause.isTypeOnly) return true
  const { namedBindings: names } = clause
  return (
    !clause.name && !!names && ts.isNamedImports(names) && names.elements.every((name) => name.isTypeOnly)
  )
}

function fileOf({ file, to, files }: { file: string; to: string; files: Set<string> }): string[] {
  const base = to.startsWith('~/') ? `app/${to.slice(2)}` : path.posix.join(path.posix.dirname(file), to)
  return ENDINGS.map((ending) => base + ending).filter((one) => files.has(one))
}

function circlesIn(targets: Map<string, string[]>): string[][] {
  const done = new Set<string>()
  const circles: string[][] = []
  const visit = (file: string, way: string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file])
    else if (!done.has(file)) {
      for (const to of targets.get(file) ?? []) visit(to, [...way, file])
      done.add(file)
    }
  }
  for (const file of targets.keys()) visit(file, [])
  return circles
}
