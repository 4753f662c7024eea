import { GraphQLError, type SelectionSetNode, type ValidationRule } from 'graphql'

/** Lists and documents that one question may ask for; each is a query of its own, also under another name. */
const MOST_ROOT_FIELDS = 10

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
