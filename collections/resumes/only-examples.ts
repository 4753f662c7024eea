import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { adminLanguage } from '../languages/admin-language'

const MESSAGE = { 'zh-CN': '须为范例简历', en: 'must be an example' }

/**
 * A group shows examples alone: naming somebody's own resume would make it public. One question for all of them, since a
 * transaction of MongoDB can't take several at once.
 */
export const onlyExamples: CollectionBeforeChangeHook = async ({ data, req, collection }) => {
  const ids = resumeIdsOf(data.types)
  if (ids.length === 0) return data
  const { docs } = await req.payload.find({
    collection: 'resumes',
    where: { and: [{ id: { in: ids } }, { example: { equals: true } }] },
    select: { example: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const wrong = ids.findIndex((id) => !docs.some((example) => example.id === id))
  if (wrong < 0) return data
  throw new ValidationError({
    collection: collection.slug,
    errors: [
      {
        path: `types.${wrong}.resumeId`,
        message: MESSAGE[adminLanguage(req.i18n)],
      },
    ],
    req,
  })
}

function resumeIdsOf(types: unknown): string[] {
  if (!Array.isArray(types)) return []
  return types.map(({ resumeId }: { resumeId?: unknown }) =>
    typeof resumeId === 'object' && resumeId !== null && 'id' in resumeId
      ? String(resumeId.id)
      : String(resumeId),
  )
}
