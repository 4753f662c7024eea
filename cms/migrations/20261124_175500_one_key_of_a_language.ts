import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// MongoDB's way is cms/database/rename-language-keys.ts.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`resume_groups\` RENAME COLUMN \`title_zh\` TO \`title_zh_cn\`;`)
  await db.run(sql`ALTER TABLE \`resume_groups\` RENAME COLUMN \`summary_zh\` TO \`summary_zh_cn\`;`)
  await db.run(sql`ALTER TABLE \`resume_groups\` RENAME COLUMN \`text_zh\` TO \`text_zh_cn\`;`)
  await db.run(sql`ALTER TABLE \`vip_types\` RENAME COLUMN \`name_zh\` TO \`name_zh_cn\`;`)
  await db.run(sql`ALTER TABLE \`vip_types\` RENAME COLUMN \`summary_zh\` TO \`summary_zh_cn\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`resume_groups\` RENAME COLUMN \`title_zh_cn\` TO \`title_zh\`;`)
  await db.run(sql`ALTER TABLE \`resume_groups\` RENAME COLUMN \`summary_zh_cn\` TO \`summary_zh\`;`)
  await db.run(sql`ALTER TABLE \`resume_groups\` RENAME COLUMN \`text_zh_cn\` TO \`text_zh\`;`)
  await db.run(sql`ALTER TABLE \`vip_types\` RENAME COLUMN \`name_zh_cn\` TO \`name_zh\`;`)
  await db.run(sql`ALTER TABLE \`vip_types\` RENAME COLUMN \`summary_zh_cn\` TO \`summary_zh\`;`)
}
