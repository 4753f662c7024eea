import type { mongooseAdapter } from '@payloadcms/db-mongodb'

type OpenHook = NonNullable<Parameters<typeof mongooseAdapter>[0]['afterOpenConnection']>

const GROUPS = {
  'vip-types': ['name', 'summary'],
  'resume-groups': ['title', 'summary', 'text'],
}

/**
 * MongoDB's part of the migration `one_key_of_a_language`: Chinese texts were kept as `zh`. It finds nothing where that
 * is done, and two servers that start at once may both do it.
 */
export const renameLanguageKeys: OpenHook = async ({ connection }) => {
  for (const [collection, fields] of Object.entries(GROUPS))
    for (const field of fields)
      await connection
        .collection(collection)
        .updateMany(
          { [`${field}.zh`]: { $exists: true } },
          { $rename: { [`${field}.zh`]: `${field}.zh-CN` } },
        )
}
