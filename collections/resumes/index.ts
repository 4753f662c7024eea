import type { CollectionConfig } from 'payload'
import { adminNames } from '../languages/admin-language'
import { localOwner } from '../access/local-owner'
import { nobody, nobodyField } from '../access/predicates'
import { noteAbout } from './note-about'
import { ownerOrExamples } from './readers'
import { isExample } from './is-example'
import { dropHeavyVersions, keepWithinStorage } from './storage'
import { thinVersions } from './thin-versions'
import { contentField } from '../fields/content-field'
import { LAYOUT_CODES } from '../layout-codes'
import { LANGUAGES } from './schema'
import { toPerson } from '../fields/to-person'

/** Written through our own calls only, which keep revisions, versions and limits; Payload's REST can't touch it. */
export const resumes: CollectionConfig = {
  slug: 'resumes',
  labels: adminNames({ en: ['Resume', 'Resumes'], 'zh-CN': '简历' }),
  admin: { useAsTitle: 'title', hidden: true },
  access: {
    read: ownerOrExamples,
    create: localOwner,
    update: localOwner,
    delete: localOwner,
    readVersions: nobody,
  },
  trash: true,
  // thinVersions keeps their number
  versions: { maxPerDoc: 0 },
  hooks: { beforeChange: [keepWithinStorage, noteAbout], afterChange: [thinVersions, dropHeavyVersions] },
  lockDocuments: false,
  fields: [
    {
      ...toPerson,
      name: 'owner',
      access: { update: nobodyField },
      validate: (value: unknown, { data }: { data: unknown }) => Boolean(value) || isExample(data) || 'owner',
    },
    // Belongs to nobody and is read through its resume group alone; see docs/decisions.
    {
      name: 'example',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      access: { create: nobodyField, update: nobodyField },
    },
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'templateCode', type: 'text', maxLength: 60 },
    { name: 'layout', type: 'select', interfaceName: 'Layout', required: true, options: [...LAYOUT_CODES] },
    { name: 'layoutVersion', type: 'number', required: true, defaultValue: 1 },
    { name: 'language', type: 'select', required: true, options: [...LANGUAGES] },
    contentField,
    // of the content; in a version, of what is stored of it
    { name: 'bytes', type: 'number', access: { create: nobodyField, update: nobodyField } },
    { name: 'dataTmp', type: 'json' },
    // that its owner gave to versions, by revision, and which was last exported: version-names.ts
    { name: 'versionNames', type: 'json' },
    // name and position, of the content
    { name: 'about', type: 'text', access: { create: nobodyField, update: nobodyField } },
    // tags.ts
    { name: 'tags', type: 'json' },
    // the same resume in the other language, of which this one is a translation or which it is paired with
    { name: 'twin', type: 'text', maxLength: 64, index: true },
    { name: 'accessCode', type: 'text', maxLength: 8 },
    { name: 'revision', type: 'number', required: true, defaultValue: 1 },
    // One row for each resume that a guest brought along, however often the call comes.
    {
      name: 'originKey',
      type: 'text',
      unique: true,
      required: true,
      defaultValue: () => crypto.randomUUID(),
    },
  ],
}
