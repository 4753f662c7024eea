import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  Option,
  Payload,
  SanitizedCollectionConfig,
  Where,
} from 'payload'

/**
 * A list's search asks for what is stored: a choice's key, a related document's id. Nobody sees these. Here a choice is
 * found by its label in either language (and by its key still), a related document by what its own list is searched by.
 * To be put on collections whose `listSearchableFields` name such fields.
 */
export const searchWhatIsShown: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  if (!('where' in args) || !args.where) return
  return { ...args, where: shown({ where: args.where, collection, payload: req.payload }) }
}

type Options = { where: Where; collection: SanitizedCollectionConfig; payload: Payload }

function shown({ where, ...place }: Options): Where {
  const parts = Object.entries(where).map(([path, constraint]): Where => {
    if (Array.isArray(constraint))
      return { [path]: constraint.map((inner) => shown({ where: inner, ...place })) }
    const field = place.collection.flattenedFields.find(({ name }) => name === path)
    const { like, ...others } = constraint
    const search = typeof like === 'string' && field ? searchOf({ field, like, ...place }) : undefined
    if (!search) return { [path]: constraint }
    return Object.keys(others).length > 0 ? { and: [{ [path]: others }, search] } : search
  })
  return parts.length > 1 ? { and: parts } : (parts[0] ?? where)
}

type SearchOptions = Omit<Options, 'where'> & { field: FlattenedField; like: string }

/** What a search for these words means in a field. @returns undefined where it is what it says */
function searchOf({ field, like, payload }: SearchOptions): Where | undefined {
  if (field.type === 'select') {
    const found = field.options.filter((option) => hasWords({ text: wordsOf(option), like }))
    return {
      [field.name]: { in: found.map((option) => (typeof option === 'string' ? option : option.value)) },
    }
  }
  if (field.type !== 'relationship' || typeof field.relationTo !== 'string') return undefined
  const { admin } = payload.collections[field.relationTo].config
  const names = admin.listSearchableFields ?? [admin.useAsTitle]
  return { or: names.map((name) => ({ [`${field.name}.${name}`]: { like } })) }
}

function wordsOf(option: Option): string {
  if (typeof option === 'string') return option
  const labels = typeof option.label === 'object' ? Object.values(option.label) : [option.label]
  return [option.value, ...labels.filter((label) => typeof label === 'string')].join('\n')
}

/** Each of the words, wherever it stands and however it is written: as Payload's `like` finds. */
function hasWords({ text, like }: { text: string; like: string }): boolean {
  const inText = text.toLowerCase()
  return like
    .toLowerCase()
    .split(/\s+/)
    .every((word) => inText.includes(word))
}
