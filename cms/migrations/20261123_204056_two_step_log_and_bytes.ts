import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`account_events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`user_id\` text(36),
  	\`kind\` text NOT NULL,
  	\`detail\` text,
  	\`device\` text,
  	\`network\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`account_events_user_idx\` ON \`account_events\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`account_events_updated_at_idx\` ON \`account_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`account_events_created_at_idx\` ON \`account_events\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`is_strong\` integer;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`totp_since\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`totp_secret\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`totp_step\` numeric;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`recovery_codes\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`passkeys\` text;`)
  await db.run(sql`ALTER TABLE \`resumes\` ADD \`bytes\` numeric;`)
  await db.run(sql`ALTER TABLE \`_resumes_v\` ADD \`version_bytes\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`account_events\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`is_strong\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`totp_since\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`totp_secret\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`totp_step\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`recovery_codes\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`passkeys\`;`)
  await db.run(sql`ALTER TABLE \`resumes\` DROP COLUMN \`bytes\`;`)
  await db.run(sql`ALTER TABLE \`_resumes_v\` DROP COLUMN \`version_bytes\`;`)
}
