import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`login_scenes\` ADD \`session\` text;`)
  await db.run(sql`ALTER TABLE \`login_scenes\` ADD \`scanned_by\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`login_scenes\` DROP COLUMN \`session\`;`)
  await db.run(sql`ALTER TABLE \`login_scenes\` DROP COLUMN \`scanned_by\`;`)
}
