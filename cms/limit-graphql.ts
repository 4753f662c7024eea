import { GraphQLError, parse, type DocumentNode, type SelectionSetNode, type ValidationRule } from 'graphql'

/** Lists and documents that one question may ask for; each is a query of its own, also under another name. */
const MOST_ROOT_FIELDS = 10
/** Fields once all fragments are written out, and words of the question: the one that asks for the schema has 400. */
const MOST_FIELDS = 1000
const MOST_TOKENS = 10_000

/**
 * Whether a question would hold the server up before it is answered or refused: validation compares fields pairwise and
 * follows each fragment as often as it is spread, which doubles with each that spreads the next twice. So this comes first.
 */
export async function asksTooMuch(request: Request): Promise<boolean> {
  const query = await request.json().then(queryOf, () => null)
  if (query === null) return false
  try {
    return fieldsOf(parse(query, { maxTokens: MOST_TOKENS, noLocation: true })) > MOST_FIELDS
  } catch (error) {
    // what is no GraphQL is told so by who reads it next
    return error instanceof GraphQLError && /token limit/.test(error.message)
  }
}

export const TOO_MUCH = `Ask for ${MOST_FIELDS} fields at once at most`

function queryOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('query' in body)) return null
  return typeof body.query === 'string' ? body.query : null
}

/** A fragment within itself has no end. */
function fieldsOf({ definitions }: DocumentNode): number {
  const counted = new Map<string, number>()
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === 'FragmentDefinition' ? [[one.name.value, one] as const] : [])),
  )
  const countOf = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, one) => {
      if (one.kind === 'FragmentSpread') return sum + countOfFragment(one.name.value)
      return sum + 1 + (one.selectionSet ? countOf(one.selectionSet) : 0)
    }, 0)
  const countOfFragment = (name: string): number => {
    const fragment = fragments.get(name)
    if (!fragment) return 1
    const known = counted.get(name)
    if (known !== undefined) return known
    counted.set(name, Infinity)
    const count = 1 + countOf(fragment.selectionSet)
    counted.set(name, count)
    return count
  }
  return definitions.reduce(
    (sum, one) => sum + ('selectionSet' in one && one.selectionSet ? countOf(one.selectionSet) : 0),
    0,
  )
}

/** Payload weighs what a question asks for, but not how often it asks for the same under other names. */
export const limitRootFields: ValidationRule = (context) => {
  const countOf = ({ selections }: SelectionSetNode, within: readonly string[] = []): number =>
    selections.reduce((sum, selection) => {
      if (sum > MOST_ROOT_FIELDS || selection.kind === 'Field') return sum + 1
      if (selection.kind === 'InlineFragment') return sum + countOf(selection.selectionSet, within)
      const name = selection.name.value
      const fragment = within.includes(name) ? null : context.getFragment(name)
      return fragment ? sum + countOf(fragment.selectionSet, [...within, name]) : sum
    }, 0)
  return {
    OperationDefinition(node) {
      if (countOf(node.selectionSet) > MOST_ROOT_FIELDS)
        context.reportError(new GraphQLError(`Ask for ${MOST_ROOT_FIELDS} things at once at most`))
    },
  }
}
