const LANGUAGES = /^(zh|zh-CN|en)$/

/**
 * A text, a number or a rule that depends on the language is a table with a key for each, in which the compiler names
 * what a new language lacks. A comparison would let it fall through. @type {import('eslint').Rule.RuleModule}
 */
export const languageKeys = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      compared: 'Choose by a Record<Language, …>: a comparison with one language is silent about a new one.',
      fallback: 'Fall back on DEFAULT_LANGUAGE (collections/resumes/choices.ts).',
    },
  },
  create: (context) => ({
    BinaryExpression(node) {
      if (/^[!=]==?$/.test(node.operator) && (isLanguage(node.left) || isLanguage(node.right)))
        context.report({ node, messageId: 'compared' })
    },
    SwitchCase(node) {
      if (isLanguage(node.test)) context.report({ node, messageId: 'compared' })
    },
    LogicalExpression(node) {
      if (isLanguage(node.right)) context.report({ node, messageId: 'fallback' })
    },
  }),
}

function isLanguage(node) {
  return node?.type === 'Literal' && typeof node.value === 'string' && LANGUAGES.test(node.value)
}
