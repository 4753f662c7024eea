import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

// Payload's template imports types as values, which a bundler that keeps imports as written can't resolve.
const folder = new URL('.', import.meta.url)
for (const name of readdirSync(folder).filter((file) => /^\d.*\.ts$/.test(file))) {
  const file = new URL(name, folder)
  writeFileSync(file, readFileSync(file, 'utf8').replace('{ MigrateUpArgs, MigrateDownArgs,', '{ type MigrateUpArgs, type MigrateDownArgs,'))
}
