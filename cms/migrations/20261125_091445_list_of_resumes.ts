import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`resumes\` ADD \`about\` text;`)
  await db.run(sql`ALTER TABLE \`resumes\` ADD \`tags\` text;`)
  await db.run(sql`ALTER TABLE \`_resumes_v\` ADD \`version_about\` text;`)
  await db.run(sql`ALTER TABLE \`_resumes_v\` ADD \`version_tags\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`resumes\` DROP COLUMN \`about\`;`)
  await db.run(sql`ALTER TABLE \`resumes\` DROP COLUMN \`tags\`;`)
  await db.run(sql`ALTER TABLE \`_resumes_v\` DROP COLUMN \`version_about\`;`)
  await db.run(sql`ALTER TABLE \`_resumes_v\` DROP COLUMN \`version_tags\`;`)
}
