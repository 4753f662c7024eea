import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`ai_tasks\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`user_id\` text(36),
  	\`resume\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`status\` text DEFAULT 'queued' NOT NULL,
  	\`language\` text NOT NULL,
  	\`revision\` numeric NOT NULL,
  	\`input\` text NOT NULL,
  	\`base\` text,
  	\`answer\` text,
  	\`sent\` text,
  	\`fault\` text,
  	\`model\` text,
  	\`prompt_version\` text,
  	\`prompt_tokens\` numeric DEFAULT 0 NOT NULL,
  	\`answer_tokens\` numeric DEFAULT 0 NOT NULL,
  	\`cost\` numeric,
  	\`own_key\` integer DEFAULT false,
  	\`runner\` text,
  	\`lease_until\` numeric DEFAULT 0 NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`ended_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`ai_tasks_user_idx\` ON \`ai_tasks\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`ai_tasks_resume_idx\` ON \`ai_tasks\` (\`resume\`);`)
  await db.run(sql`CREATE INDEX \`ai_tasks_status_idx\` ON \`ai_tasks\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`ai_tasks_lease_until_idx\` ON \`ai_tasks\` (\`lease_until\`);`)
  await db.run(sql`CREATE INDEX \`ai_tasks_updated_at_idx\` ON \`ai_tasks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ai_tasks_created_at_idx\` ON \`ai_tasks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`ai_events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`task\` text NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`type\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`ai_events_key_idx\` ON \`ai_events\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`ai_events_task_idx\` ON \`ai_events\` (\`task\`);`)
  await db.run(sql`CREATE TABLE \`assistant_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_on\` integer DEFAULT true,
  	\`model\` text,
  	\`own_keys\` integer DEFAULT true,
  	\`prompt_price\` numeric DEFAULT 0 NOT NULL,
  	\`answer_price\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`users\` ADD \`assistant_key\` text;`)
  await db.run(sql`ALTER TABLE \`resumes\` ADD \`twin\` text;`)
  await db.run(sql`CREATE INDEX \`resumes_twin_idx\` ON \`resumes\` (\`twin\`);`)
  await db.run(sql`ALTER TABLE \`_resumes_v\` ADD \`version_twin\` text;`)
  await db.run(sql`CREATE INDEX \`_resumes_v_version_version_twin_idx\` ON \`_resumes_v\` (\`version_twin\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`ai_tasks\`;`)
  await db.run(sql`DROP TABLE \`ai_events\`;`)
  await db.run(sql`DROP TABLE \`assistant_settings\`;`)
  await db.run(sql`DROP INDEX \`resumes_twin_idx\`;`)
  await db.run(sql`ALTER TABLE \`resumes\` DROP COLUMN \`twin\`;`)
  await db.run(sql`DROP INDEX \`_resumes_v_version_version_twin_idx\`;`)
  await db.run(sql`ALTER TABLE \`_resumes_v\` DROP COLUMN \`version_twin\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`assistant_key\`;`)
}
