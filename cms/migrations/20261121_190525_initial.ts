import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`users_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_roles_order_idx\` ON \`users_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_roles_parent_idx\` ON \`users_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`device\` text,
  	\`last_seen_at\` text,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`nickname\` text,
  	\`avatar\` text,
  	\`locale\` text,
  	\`wechat_open_id\` text,
  	\`has_password\` integer DEFAULT false,
  	\`delete_at\` text,
  	\`known_devices\` text,
  	\`vip_until\` text,
  	\`vip_type\` text,
  	\`invited_by_id\` text(36),
  	\`ledger_rows\` numeric DEFAULT 0,
  	\`invited_with\` text,
  	\`invite_state\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text,
  	\`username\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text,
  	FOREIGN KEY (\`invited_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`users_avatar_idx\` ON \`users\` (\`avatar\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_wechat_open_id_idx\` ON \`users\` (\`wechat_open_id\`);`)
  await db.run(sql`CREATE INDEX \`users_delete_at_idx\` ON \`users\` (\`delete_at\`);`)
  await db.run(sql`CREATE INDEX \`users_vip_until_idx\` ON \`users\` (\`vip_until\`);`)
  await db.run(sql`CREATE INDEX \`users_invited_by_idx\` ON \`users\` (\`invited_by_id\`);`)
  await db.run(sql`CREATE INDEX \`users_invite_state_idx\` ON \`users\` (\`invite_state\`);`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_username_idx\` ON \`users\` (\`username\`);`)
  await db.run(sql`CREATE TABLE \`templates_tags\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`templates_tags_order_idx\` ON \`templates_tags\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`templates_tags_parent_idx\` ON \`templates_tags\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`templates\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`code\` text,
  	\`layout\` text,
  	\`layout_version\` numeric DEFAULT 1,
  	\`language\` text,
  	\`content\` text,
  	\`order\` numeric DEFAULT 0,
  	\`vip_only\` integer DEFAULT false,
  	\`use_count\` numeric DEFAULT 0,
  	\`published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`templates_code_idx\` ON \`templates\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`templates_language_idx\` ON \`templates\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`templates_order_idx\` ON \`templates\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`templates_use_count_idx\` ON \`templates\` (\`use_count\`);`)
  await db.run(sql`CREATE INDEX \`templates_published_at_idx\` ON \`templates\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`templates_updated_at_idx\` ON \`templates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`templates_created_at_idx\` ON \`templates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`templates__status_idx\` ON \`templates\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_templates_v_version_tags\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_templates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_templates_v_version_tags_order_idx\` ON \`_templates_v_version_tags\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_tags_parent_idx\` ON \`_templates_v_version_tags\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_templates_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_code\` text,
  	\`version_layout\` text,
  	\`version_layout_version\` numeric DEFAULT 1,
  	\`version_language\` text,
  	\`version_content\` text,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_vip_only\` integer DEFAULT false,
  	\`version_use_count\` numeric DEFAULT 0,
  	\`version_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_templates_v_parent_idx\` ON \`_templates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_version_code_idx\` ON \`_templates_v\` (\`version_code\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_version_language_idx\` ON \`_templates_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_version_order_idx\` ON \`_templates_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_version_use_count_idx\` ON \`_templates_v\` (\`version_use_count\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_version_published_at_idx\` ON \`_templates_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_version_updated_at_idx\` ON \`_templates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_version_created_at_idx\` ON \`_templates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_version__status_idx\` ON \`_templates_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_created_at_idx\` ON \`_templates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_updated_at_idx\` ON \`_templates_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_latest_idx\` ON \`_templates_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`resumes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`owner_id\` text(36),
  	\`example\` integer DEFAULT false,
  	\`title\` text NOT NULL,
  	\`template_code\` text,
  	\`layout\` text NOT NULL,
  	\`layout_version\` numeric DEFAULT 1 NOT NULL,
  	\`language\` text NOT NULL,
  	\`content\` text NOT NULL,
  	\`data_tmp\` text,
  	\`access_code\` text,
  	\`revision\` numeric DEFAULT 1 NOT NULL,
  	\`origin_key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`resumes_owner_idx\` ON \`resumes\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`resumes_example_idx\` ON \`resumes\` (\`example\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`resumes_origin_key_idx\` ON \`resumes\` (\`origin_key\`);`)
  await db.run(sql`CREATE INDEX \`resumes_updated_at_idx\` ON \`resumes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`resumes_created_at_idx\` ON \`resumes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`resumes_deleted_at_idx\` ON \`resumes\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_resumes_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_owner_id\` text(36),
  	\`version_example\` integer DEFAULT false,
  	\`version_title\` text NOT NULL,
  	\`version_template_code\` text,
  	\`version_layout\` text NOT NULL,
  	\`version_layout_version\` numeric DEFAULT 1 NOT NULL,
  	\`version_language\` text NOT NULL,
  	\`version_content\` text NOT NULL,
  	\`version_data_tmp\` text,
  	\`version_access_code\` text,
  	\`version_revision\` numeric DEFAULT 1 NOT NULL,
  	\`version_origin_key\` text NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`resumes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_resumes_v_parent_idx\` ON \`_resumes_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_resumes_v_version_version_owner_idx\` ON \`_resumes_v\` (\`version_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_resumes_v_version_version_example_idx\` ON \`_resumes_v\` (\`version_example\`);`)
  await db.run(sql`CREATE INDEX \`_resumes_v_version_version_origin_key_idx\` ON \`_resumes_v\` (\`version_origin_key\`);`)
  await db.run(sql`CREATE INDEX \`_resumes_v_version_version_updated_at_idx\` ON \`_resumes_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_resumes_v_version_version_created_at_idx\` ON \`_resumes_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_resumes_v_version_version_deleted_at_idx\` ON \`_resumes_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_resumes_v_created_at_idx\` ON \`_resumes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_resumes_v_updated_at_idx\` ON \`_resumes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`resume_groups_types\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`resume_id_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`resume_id_id\`) REFERENCES \`resumes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`resume_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`resume_groups_types_order_idx\` ON \`resume_groups_types\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`resume_groups_types_parent_id_idx\` ON \`resume_groups_types\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`resume_groups_types_resume_id_idx\` ON \`resume_groups_types\` (\`resume_id_id\`);`)
  await db.run(sql`CREATE TABLE \`resume_groups\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`order\` numeric DEFAULT 0,
  	\`title_zh\` text NOT NULL,
  	\`title_en\` text NOT NULL,
  	\`summary_zh\` text NOT NULL,
  	\`summary_en\` text NOT NULL,
  	\`text_zh\` text NOT NULL,
  	\`text_en\` text NOT NULL,
  	\`cover_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`resume_groups_key_idx\` ON \`resume_groups\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`resume_groups_order_idx\` ON \`resume_groups\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`resume_groups_cover_idx\` ON \`resume_groups\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`resume_groups_updated_at_idx\` ON \`resume_groups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`resume_groups_created_at_idx\` ON \`resume_groups\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`recruitments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`position\` text,
  	\`company\` text,
  	\`city\` text,
  	\`language\` text,
  	\`description\` text,
  	\`link\` text,
  	\`source\` text,
  	\`group_id\` text(36),
  	\`deadline\` text,
  	\`posted_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`group_id\`) REFERENCES \`resume_groups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`recruitments_city_idx\` ON \`recruitments\` (\`city\`);`)
  await db.run(sql`CREATE INDEX \`recruitments_language_idx\` ON \`recruitments\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`recruitments_group_idx\` ON \`recruitments\` (\`group_id\`);`)
  await db.run(sql`CREATE INDEX \`recruitments_deadline_idx\` ON \`recruitments\` (\`deadline\`);`)
  await db.run(sql`CREATE INDEX \`recruitments_posted_at_idx\` ON \`recruitments\` (\`posted_at\`);`)
  await db.run(sql`CREATE INDEX \`recruitments_updated_at_idx\` ON \`recruitments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`recruitments_created_at_idx\` ON \`recruitments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`recruitments__status_idx\` ON \`recruitments\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`recruitments_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`recruitments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`recruitments_texts_order_parent\` ON \`recruitments_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_recruitments_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_position\` text,
  	\`version_company\` text,
  	\`version_city\` text,
  	\`version_language\` text,
  	\`version_description\` text,
  	\`version_link\` text,
  	\`version_source\` text,
  	\`version_group_id\` text(36),
  	\`version_deadline\` text,
  	\`version_posted_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`recruitments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_group_id\`) REFERENCES \`resume_groups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_recruitments_v_parent_idx\` ON \`_recruitments_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_recruitments_v_version_version_city_idx\` ON \`_recruitments_v\` (\`version_city\`);`)
  await db.run(sql`CREATE INDEX \`_recruitments_v_version_version_language_idx\` ON \`_recruitments_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_recruitments_v_version_version_group_idx\` ON \`_recruitments_v\` (\`version_group_id\`);`)
  await db.run(sql`CREATE INDEX \`_recruitments_v_version_version_deadline_idx\` ON \`_recruitments_v\` (\`version_deadline\`);`)
  await db.run(sql`CREATE INDEX \`_recruitments_v_version_version_posted_at_idx\` ON \`_recruitments_v\` (\`version_posted_at\`);`)
  await db.run(sql`CREATE INDEX \`_recruitments_v_version_version_updated_at_idx\` ON \`_recruitments_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_recruitments_v_version_version_created_at_idx\` ON \`_recruitments_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_recruitments_v_version_version__status_idx\` ON \`_recruitments_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_recruitments_v_created_at_idx\` ON \`_recruitments_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_recruitments_v_updated_at_idx\` ON \`_recruitments_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_recruitments_v_latest_idx\` ON \`_recruitments_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_recruitments_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_recruitments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_recruitments_v_texts_order_parent\` ON \`_recruitments_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`guides_tags\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`guides_tags_order_idx\` ON \`guides_tags\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`guides_tags_parent_idx\` ON \`guides_tags\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`guides_tags_value_idx\` ON \`guides_tags\` (\`value\`);`)
  await db.run(sql`CREATE TABLE \`guides\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`content\` text,
  	\`slug\` text,
  	\`language\` text DEFAULT 'zh-CN',
  	\`author\` text,
  	\`cover_id\` text(36),
  	\`published_at\` text,
  	\`touched_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`guides_slug_idx\` ON \`guides\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`guides_language_idx\` ON \`guides\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`guides_cover_idx\` ON \`guides\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`guides_published_at_idx\` ON \`guides\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`guides_updated_at_idx\` ON \`guides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guides_created_at_idx\` ON \`guides\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`guides_deleted_at_idx\` ON \`guides\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`guides__status_idx\` ON \`guides\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`guides_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`guides_texts_order_parent\` ON \`guides_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`guides_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`guides_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guides_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`guides_rels_order_idx\` ON \`guides_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`guides_rels_parent_idx\` ON \`guides_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`guides_rels_path_idx\` ON \`guides_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`guides_rels_guides_id_idx\` ON \`guides_rels\` (\`guides_id\`);`)
  await db.run(sql`CREATE TABLE \`_guides_v_version_tags\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_guides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_guides_v_version_tags_order_idx\` ON \`_guides_v_version_tags\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_tags_parent_idx\` ON \`_guides_v_version_tags\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_tags_value_idx\` ON \`_guides_v_version_tags\` (\`value\`);`)
  await db.run(sql`CREATE TABLE \`_guides_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_content\` text,
  	\`version_slug\` text,
  	\`version_language\` text DEFAULT 'zh-CN',
  	\`version_author\` text,
  	\`version_cover_id\` text(36),
  	\`version_published_at\` text,
  	\`version_touched_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_guides_v_parent_idx\` ON \`_guides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_slug_idx\` ON \`_guides_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_language_idx\` ON \`_guides_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_cover_idx\` ON \`_guides_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_published_at_idx\` ON \`_guides_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_updated_at_idx\` ON \`_guides_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_created_at_idx\` ON \`_guides_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_deleted_at_idx\` ON \`_guides_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version__status_idx\` ON \`_guides_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_created_at_idx\` ON \`_guides_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_updated_at_idx\` ON \`_guides_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_latest_idx\` ON \`_guides_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_autosave_idx\` ON \`_guides_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_guides_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_guides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_guides_v_texts_order_parent\` ON \`_guides_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_guides_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`guides_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_guides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guides_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_guides_v_rels_order_idx\` ON \`_guides_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_rels_parent_idx\` ON \`_guides_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_rels_path_idx\` ON \`_guides_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_rels_guides_id_idx\` ON \`_guides_v_rels\` (\`guides_id\`);`)
  await db.run(sql`CREATE TABLE \`search_entries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`summary\` text,
  	\`body\` text,
  	\`picture\` text,
  	\`changed_at\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`title_words\` text NOT NULL,
  	\`words\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`search_entries_ref_idx\` ON \`search_entries\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`search_entries_source_idx\` ON \`search_entries\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`search_entries_kind_idx\` ON \`search_entries\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`search_entries_updated_at_idx\` ON \`search_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`search_entries_created_at_idx\` ON \`search_entries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text,
  	\`caption\` text,
  	\`purpose\` text DEFAULT 'article' NOT NULL,
  	\`owner_id\` text(36),
  	\`prefix\` text DEFAULT '',
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_small_url\` text,
  	\`sizes_small_width\` numeric,
  	\`sizes_small_height\` numeric,
  	\`sizes_small_mime_type\` text,
  	\`sizes_small_filesize\` numeric,
  	\`sizes_small_filename\` text,
  	\`sizes_medium_url\` text,
  	\`sizes_medium_width\` numeric,
  	\`sizes_medium_height\` numeric,
  	\`sizes_medium_mime_type\` text,
  	\`sizes_medium_filesize\` numeric,
  	\`sizes_medium_filename\` text,
  	\`sizes_large_url\` text,
  	\`sizes_large_width\` numeric,
  	\`sizes_large_height\` numeric,
  	\`sizes_large_mime_type\` text,
  	\`sizes_large_filesize\` numeric,
  	\`sizes_large_filename\` text,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`media_purpose_idx\` ON \`media\` (\`purpose\`);`)
  await db.run(sql`CREATE INDEX \`media_owner_idx\` ON \`media\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_small_sizes_small_filename_idx\` ON \`media\` (\`sizes_small_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_medium_sizes_medium_filename_idx\` ON \`media\` (\`sizes_medium_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_large_sizes_large_filename_idx\` ON \`media\` (\`sizes_large_filename\`);`)
  await db.run(sql`CREATE TABLE \`proposals\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`content\` text NOT NULL,
  	\`answer\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`user_id\` text(36),
  	\`contact\` text,
  	\`language\` text,
  	\`answered_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`proposals_status_idx\` ON \`proposals\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`proposals_user_idx\` ON \`proposals\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`proposals_updated_at_idx\` ON \`proposals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`proposals_created_at_idx\` ON \`proposals\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`proposals_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`proposals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`proposals_rels_order_idx\` ON \`proposals_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`proposals_rels_parent_idx\` ON \`proposals_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`proposals_rels_path_idx\` ON \`proposals_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`proposals_rels_media_id_idx\` ON \`proposals_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`audit_events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`action\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`title\` text,
  	\`actor_id\` text(36),
  	\`actor_name\` text,
  	\`changes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`actor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_events_place_idx\` ON \`audit_events\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`audit_events_document_idx\` ON \`audit_events\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`audit_events_actor_idx\` ON \`audit_events\` (\`actor_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_events_updated_at_idx\` ON \`audit_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_events_created_at_idx\` ON \`audit_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`daily_counts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`daily_counts_key_idx\` ON \`daily_counts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`daily_counts_updated_at_idx\` ON \`daily_counts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`daily_counts_created_at_idx\` ON \`daily_counts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`page_plans\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`resume\` text NOT NULL,
  	\`revision\` numeric NOT NULL,
  	\`plan\` text NOT NULL,
  	\`glyphs\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_plans_key_idx\` ON \`page_plans\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`page_plans_resume_idx\` ON \`page_plans\` (\`resume\`);`)
  await db.run(sql`CREATE INDEX \`page_plans_updated_at_idx\` ON \`page_plans\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_plans_created_at_idx\` ON \`page_plans\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`one_time_codes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`code_hash\` text NOT NULL,
  	\`attempts_left\` numeric NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`one_time_codes_key_idx\` ON \`one_time_codes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_expires_at_idx\` ON \`one_time_codes\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_updated_at_idx\` ON \`one_time_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_created_at_idx\` ON \`one_time_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`vip_types_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`language\` text NOT NULL,
  	\`price\` numeric NOT NULL,
  	\`currency\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`vip_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`vip_types_prices_order_idx\` ON \`vip_types_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`vip_types_prices_parent_id_idx\` ON \`vip_types_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`vip_types\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name_zh\` text NOT NULL,
  	\`name_en\` text NOT NULL,
  	\`summary_zh\` text NOT NULL,
  	\`summary_en\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`title\` text,
  	\`price\` numeric NOT NULL,
  	\`currency\` text DEFAULT 'CNY' NOT NULL,
  	\`days\` numeric NOT NULL,
  	\`entitlements_vip_templates\` integer DEFAULT true,
  	\`entitlements_resumes\` numeric DEFAULT 200 NOT NULL,
  	\`entitlements_share_links\` numeric DEFAULT 200 NOT NULL,
  	\`entitlements_versions\` numeric DEFAULT 50 NOT NULL,
  	\`entitlements_ai_tasks_per_day\` numeric DEFAULT 200 NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`order\` numeric DEFAULT 0,
  	\`level\` numeric DEFAULT 1 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`vip_types_key_idx\` ON \`vip_types\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`vip_types_active_idx\` ON \`vip_types\` (\`active\`);`)
  await db.run(sql`CREATE INDEX \`vip_types_order_idx\` ON \`vip_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`vip_types_updated_at_idx\` ON \`vip_types\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vip_types_created_at_idx\` ON \`vip_types\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`orders\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`order_no\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`currency\` text NOT NULL,
  	\`days\` numeric NOT NULL,
  	\`type_name\` text,
  	\`plan\` text NOT NULL,
  	\`status\` text DEFAULT 'pending' NOT NULL,
  	\`refunded_amount\` numeric DEFAULT 0 NOT NULL,
  	\`disputed_amount\` numeric DEFAULT 0 NOT NULL,
  	\`user_id\` text(36),
  	\`vip_type_id\` text(36),
  	\`expires_at\` text NOT NULL,
  	\`paid_at\` text,
  	\`session_id\` text,
  	\`payment_intent_id\` text,
  	\`open_key\` text NOT NULL,
  	\`pay_url\` text,
  	\`origin\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`revision\` numeric DEFAULT 0 NOT NULL,
  	\`receipt_due_at\` text,
  	\`refund_mail_due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`vip_type_id\`) REFERENCES \`vip_types\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_order_no_idx\` ON \`orders\` (\`order_no\`);`)
  await db.run(sql`CREATE INDEX \`orders_status_idx\` ON \`orders\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`orders_disputed_amount_idx\` ON \`orders\` (\`disputed_amount\`);`)
  await db.run(sql`CREATE INDEX \`orders_user_idx\` ON \`orders\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_vip_type_idx\` ON \`orders\` (\`vip_type_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_expires_at_idx\` ON \`orders\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_paid_at_idx\` ON \`orders\` (\`paid_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_session_id_idx\` ON \`orders\` (\`session_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_payment_intent_id_idx\` ON \`orders\` (\`payment_intent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_open_key_idx\` ON \`orders\` (\`open_key\`);`)
  await db.run(sql`CREATE INDEX \`orders_receipt_due_at_idx\` ON \`orders\` (\`receipt_due_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_refund_mail_due_at_idx\` ON \`orders\` (\`refund_mail_due_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_updated_at_idx\` ON \`orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_created_at_idx\` ON \`orders\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`ledger\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`user_id\` text(36),
  	\`holder\` text,
  	\`cause\` text NOT NULL,
  	\`days\` numeric NOT NULL,
  	\`at\` text NOT NULL,
  	\`plan\` text NOT NULL,
  	\`order_id\` text(36),
  	\`by_id\` text(36),
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`ledger_key_idx\` ON \`ledger\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`ledger_source_idx\` ON \`ledger\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`ledger_user_idx\` ON \`ledger\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`ledger_holder_idx\` ON \`ledger\` (\`holder\`);`)
  await db.run(sql`CREATE INDEX \`ledger_cause_idx\` ON \`ledger\` (\`cause\`);`)
  await db.run(sql`CREATE INDEX \`ledger_at_idx\` ON \`ledger\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`ledger_order_idx\` ON \`ledger\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`ledger_by_idx\` ON \`ledger\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`ledger_updated_at_idx\` ON \`ledger\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ledger_created_at_idx\` ON \`ledger\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`invite_codes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`owner_key\` text NOT NULL,
  	\`owner_id\` text(36),
  	\`label\` text,
  	\`limit\` numeric,
  	\`days\` numeric,
  	\`expires_at\` text,
  	\`disabled\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`invite_codes_code_idx\` ON \`invite_codes\` (\`code\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`invite_codes_owner_key_idx\` ON \`invite_codes\` (\`owner_key\`);`)
  await db.run(sql`CREATE INDEX \`invite_codes_owner_idx\` ON \`invite_codes\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`invite_codes_label_idx\` ON \`invite_codes\` (\`label\`);`)
  await db.run(sql`CREATE INDEX \`invite_codes_updated_at_idx\` ON \`invite_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`invite_codes_created_at_idx\` ON \`invite_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`invite_records\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`invitee_key\` text NOT NULL,
  	\`inviter_key\` text,
  	\`slot\` text NOT NULL,
  	\`code\` text NOT NULL,
  	\`inviter_id\` text(36),
  	\`invitee_id\` text(36),
  	\`inviter_days\` numeric NOT NULL,
  	\`invitee_days\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`inviter_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`invitee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`invite_records_invitee_key_idx\` ON \`invite_records\` (\`invitee_key\`);`)
  await db.run(sql`CREATE INDEX \`invite_records_inviter_key_idx\` ON \`invite_records\` (\`inviter_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`invite_records_slot_idx\` ON \`invite_records\` (\`slot\`);`)
  await db.run(sql`CREATE INDEX \`invite_records_code_idx\` ON \`invite_records\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`invite_records_inviter_idx\` ON \`invite_records\` (\`inviter_id\`);`)
  await db.run(sql`CREATE INDEX \`invite_records_invitee_idx\` ON \`invite_records\` (\`invitee_id\`);`)
  await db.run(sql`CREATE INDEX \`invite_records_updated_at_idx\` ON \`invite_records\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`invite_records_created_at_idx\` ON \`invite_records\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payment_events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`event_id\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`outcome\` text NOT NULL,
  	\`order\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payment_events_event_id_idx\` ON \`payment_events\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`payment_events_order_idx\` ON \`payment_events\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payment_events_updated_at_idx\` ON \`payment_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payment_events_created_at_idx\` ON \`payment_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`login_scenes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`browser\` text,
  	\`device\` text,
  	\`status\` text NOT NULL,
  	\`account\` text,
  	\`bound_to\` text,
  	\`expires_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`login_scenes_key_idx\` ON \`login_scenes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`login_scenes_expires_at_idx\` ON \`login_scenes\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`login_scenes_updated_at_idx\` ON \`login_scenes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`login_scenes_created_at_idx\` ON \`login_scenes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	\`templates_id\` text(36),
  	\`recruitments_id\` text(36),
  	\`guides_id\` text(36),
  	\`proposals_id\` text(36),
  	\`vip_types_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`templates_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`recruitments_id\`) REFERENCES \`recruitments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guides_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`proposals_id\`) REFERENCES \`proposals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vip_types_id\`) REFERENCES \`vip_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_recruitments_id_idx\` ON \`payload_locked_documents_rels\` (\`recruitments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guides_id_idx\` ON \`payload_locked_documents_rels\` (\`guides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_proposals_id_idx\` ON \`payload_locked_documents_rels\` (\`proposals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vip_types_id_idx\` ON \`payload_locked_documents_rels\` (\`vip_types_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`invite_rules\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`inviter_days\` numeric DEFAULT 7 NOT NULL,
  	\`invitee_days\` numeric DEFAULT 7 NOT NULL,
  	\`most\` numeric DEFAULT 50 NOT NULL,
  	\`code_days\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`users_roles\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`templates_tags\`;`)
  await db.run(sql`DROP TABLE \`templates\`;`)
  await db.run(sql`DROP TABLE \`_templates_v_version_tags\`;`)
  await db.run(sql`DROP TABLE \`_templates_v\`;`)
  await db.run(sql`DROP TABLE \`resumes\`;`)
  await db.run(sql`DROP TABLE \`_resumes_v\`;`)
  await db.run(sql`DROP TABLE \`resume_groups_types\`;`)
  await db.run(sql`DROP TABLE \`resume_groups\`;`)
  await db.run(sql`DROP TABLE \`recruitments\`;`)
  await db.run(sql`DROP TABLE \`recruitments_texts\`;`)
  await db.run(sql`DROP TABLE \`_recruitments_v\`;`)
  await db.run(sql`DROP TABLE \`_recruitments_v_texts\`;`)
  await db.run(sql`DROP TABLE \`guides_tags\`;`)
  await db.run(sql`DROP TABLE \`guides\`;`)
  await db.run(sql`DROP TABLE \`guides_texts\`;`)
  await db.run(sql`DROP TABLE \`guides_rels\`;`)
  await db.run(sql`DROP TABLE \`_guides_v_version_tags\`;`)
  await db.run(sql`DROP TABLE \`_guides_v\`;`)
  await db.run(sql`DROP TABLE \`_guides_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_guides_v_rels\`;`)
  await db.run(sql`DROP TABLE \`search_entries\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`proposals\`;`)
  await db.run(sql`DROP TABLE \`proposals_rels\`;`)
  await db.run(sql`DROP TABLE \`audit_events\`;`)
  await db.run(sql`DROP TABLE \`daily_counts\`;`)
  await db.run(sql`DROP TABLE \`page_plans\`;`)
  await db.run(sql`DROP TABLE \`one_time_codes\`;`)
  await db.run(sql`DROP TABLE \`vip_types_prices\`;`)
  await db.run(sql`DROP TABLE \`vip_types\`;`)
  await db.run(sql`DROP TABLE \`orders\`;`)
  await db.run(sql`DROP TABLE \`ledger\`;`)
  await db.run(sql`DROP TABLE \`invite_codes\`;`)
  await db.run(sql`DROP TABLE \`invite_records\`;`)
  await db.run(sql`DROP TABLE \`payment_events\`;`)
  await db.run(sql`DROP TABLE \`login_scenes\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`invite_rules\`;`)
}
