import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

// `npm run migrate:create -- <name>`: Payload writes the migration, and what follows makes it fit.
const { status } = spawnSync('npm', ['run', 'payload', '--', 'migrate:create', ...process.argv.slice(2)], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const folder = new URL('.', import.meta.url)
const names = readdirSync(folder).sort()

// Payload's template imports types as values, which a bundler that keeps imports as written can't resolve.
for (const name of names.filter((file) => /^\d.*\.ts$/.test(file))) {
  const file = new URL(name, folder)
  writeFileSync(file, readFileSync(file, 'utf8').replace('{ MigrateUpArgs, MigrateDownArgs,', '{ type MigrateUpArgs, type MigrateDownArgs,'))
}

// The next migration is made against the newest snapshot alone.
for (const name of names.filter((file) => file.endsWith('.json')).slice(0, -1)) rmSync(new URL(name, folder))
