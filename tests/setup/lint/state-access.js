const OPERATIONS =
  /^(find|findByID|findDistinct|findGlobal|findVersions|findVersionByID|create|update|delete|duplicate|count|countVersions|restoreVersion|updateGlobal)$/

/** Payload's Local API skips access control unless told: each call says for whom it is made. @type {import('eslint').Rule.RuleModule} */
export const stateAccess = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'Say for whom this call is made: spread asPerson(user), or state overrideAccess.',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const { callee, arguments: [options] = [] } = node
      if (callee.type !== 'MemberExpression' || !isPayload(callee.object)) return
      if (callee.property.type !== 'Identifier' || !OPERATIONS.test(callee.property.name)) return
      if (options?.type === 'ObjectExpression' && options.properties.some(statesAccess)) return
      context.report({ node, messageId: 'bare' })
    },
  }),
}

function isPayload(node) {
  if (node.type === 'Identifier') return node.name === 'payload'
  return node.type === 'MemberExpression' && node.property.name === 'payload'
}

function statesAccess(property) {
  if (property.type === 'Property') return property.key.name === 'overrideAccess'
  return property.argument.type === 'CallExpression' && property.argument.callee.name === 'asPerson'
}
