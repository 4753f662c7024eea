import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`guide_places\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`guide\` text NOT NULL,
  	\`list\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`guide_places_guide_idx\` ON \`guide_places\` (\`guide\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`guide_places_place_idx\` ON \`guide_places\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`guide_places_updated_at_idx\` ON \`guide_places\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guide_places_created_at_idx\` ON \`guide_places\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`list_language_place_createdAt_idx\` ON \`guide_places\` (\`list\`,\`language\`,\`place\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`list_place_createdAt_idx\` ON \`guide_places\` (\`list\`,\`place\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`recruitments_texts_text_idx\` ON \`recruitments_texts\` (\`text\`);`)
  await db.run(sql`CREATE INDEX \`recruitments_texts_parent_idx\` ON \`recruitments_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_recruitments_v_texts_parent_idx\` ON \`_recruitments_v_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`guides_texts_text_idx\` ON \`guides_texts\` (\`text\`);`)
  await db.run(sql`CREATE INDEX \`guides_texts_parent_idx\` ON \`guides_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_texts_parent_idx\` ON \`_guides_v_texts\` (\`parent_id\`);`)
  // The search's entries have lists of words now, with an index over them; the start after this makes them all anew.
  // A migration that builds their table anew has to do the same with what follows: the rows are known by number.
  await db.run(sql`DELETE FROM \`search_entries\`;`)
  await db.run(sql`ALTER TABLE \`search_entries\` DROP COLUMN \`title_words\`;`)
  await db.run(sql`CREATE VIRTUAL TABLE \`search_words\` USING fts5(\`words\`, content='search_entries', detail=column, columnsize=0, prefix='1 2');`)
  await db.run(sql`CREATE TRIGGER \`search_words_insert\` AFTER INSERT ON \`search_entries\` BEGIN
  	INSERT INTO \`search_words\`(rowid, \`words\`) VALUES (new.rowid, new.\`words\`);
  END;`)
  await db.run(sql`CREATE TRIGGER \`search_words_delete\` AFTER DELETE ON \`search_entries\` BEGIN
  	INSERT INTO \`search_words\`(\`search_words\`, rowid, \`words\`) VALUES ('delete', old.rowid, old.\`words\`);
  END;`)
  await db.run(sql`CREATE TRIGGER \`search_words_update\` AFTER UPDATE ON \`search_entries\` BEGIN
  	INSERT INTO \`search_words\`(\`search_words\`, rowid, \`words\`) VALUES ('delete', old.rowid, old.\`words\`);
  	INSERT INTO \`search_words\`(rowid, \`words\`) VALUES (new.rowid, new.\`words\`);
  END;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TRIGGER \`search_words_update\`;`)
  await db.run(sql`DROP TRIGGER \`search_words_delete\`;`)
  await db.run(sql`DROP TRIGGER \`search_words_insert\`;`)
  await db.run(sql`DROP TABLE \`search_words\`;`)
  await db.run(sql`DELETE FROM \`search_entries\`;`)
  await db.run(sql`ALTER TABLE \`search_entries\` ADD \`title_words\` text NOT NULL;`)
  await db.run(sql`DROP TABLE \`guide_places\`;`)
  await db.run(sql`DROP INDEX \`recruitments_texts_text_idx\`;`)
  await db.run(sql`DROP INDEX \`recruitments_texts_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_recruitments_v_texts_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`guides_texts_text_idx\`;`)
  await db.run(sql`DROP INDEX \`guides_texts_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_guides_v_texts_parent_idx\`;`)
}
