import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`resumes\` ADD \`version_names\` text;`)
  await db.run(sql`ALTER TABLE \`_resumes_v\` ADD \`version_version_names\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`resumes\` DROP COLUMN \`version_names\`;`)
  await db.run(sql`ALTER TABLE \`_resumes_v\` DROP COLUMN \`version_version_names\`;`)
}
