import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`review_comments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`resume\` text NOT NULL,
  	\`link\` text NOT NULL,
  	\`answer_to\` text,
  	\`by\` text NOT NULL,
  	\`reader\` text,
  	\`name\` text,
  	\`text\` text,
  	\`block\` text,
  	\`target\` text,
  	\`field\` text,
  	\`offset\` numeric,
  	\`quote\` text,
  	\`suggestion\` text,
  	\`status\` text DEFAULT 'open' NOT NULL,
  	\`settled_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`review_comments_resume_idx\` ON \`review_comments\` (\`resume\`);`)
  await db.run(sql`CREATE INDEX \`review_comments_link_idx\` ON \`review_comments\` (\`link\`);`)
  await db.run(sql`CREATE INDEX \`review_comments_answer_to_idx\` ON \`review_comments\` (\`answer_to\`);`)
  await db.run(sql`CREATE INDEX \`review_comments_reader_idx\` ON \`review_comments\` (\`reader\`);`)
  await db.run(sql`CREATE INDEX \`review_comments_updated_at_idx\` ON \`review_comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`review_comments_created_at_idx\` ON \`review_comments\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`share_links\` ADD \`can_comment\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`share_links\` ADD \`comments\` numeric DEFAULT 0;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`review_comments\`;`)
  await db.run(sql`ALTER TABLE \`share_links\` DROP COLUMN \`can_comment\`;`)
  await db.run(sql`ALTER TABLE \`share_links\` DROP COLUMN \`comments\`;`)
}
