import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`share_links\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`resume\` text NOT NULL,
  	\`label\` text,
  	\`code\` text NOT NULL,
  	\`expires_at\` text,
  	\`view_limit\` numeric,
  	\`can_download\` integer DEFAULT true NOT NULL,
  	\`views\` numeric DEFAULT 0 NOT NULL,
  	\`downloads\` numeric DEFAULT 0 NOT NULL,
  	\`revoked_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`share_links_resume_idx\` ON \`share_links\` (\`resume\`);`)
  await db.run(sql`CREATE INDEX \`share_links_updated_at_idx\` ON \`share_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`share_links_created_at_idx\` ON \`share_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`share_days\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`link\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`views\` numeric DEFAULT 0 NOT NULL,
  	\`downloads\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`share_days_key_idx\` ON \`share_days\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`share_days_link_idx\` ON \`share_days\` (\`link\`);`)
  await db.run(sql`CREATE INDEX \`share_days_updated_at_idx\` ON \`share_days\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`share_days_created_at_idx\` ON \`share_days\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`share_links\`;`)
  await db.run(sql`DROP TABLE \`share_days\`;`)
}
