import path from 'node:path'

/** From the ground up. */
const ROOMS = [
  'app/database',
  'collections',
  'app/i18n',
  'app/theme',
  'app/http',
  'app/document',
  'app/components',
  'app/features',
  'app/api',
  'app/session',
  'app/site',
  'app/editor',
  'app/tools',
  'app/routes',
  'app/server',
  'cms',
]

/** A room imports those below it, types too; `app`'s own files and those of the top level may import any. @type {import('eslint').Rule.RuleModule} */
export const rooms = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      up: '{{from}} stands below {{to}} and must not import it (tests/setup/lint/rooms.js has the order).',
    },
  },
  create: (context) => {
    const file = path.relative(context.cwd, context.filename)
    const from = roomOf(file)
    const check = ({ source }) => {
      const to = roomOf(targetOf({ file, specifier: String(source?.value ?? '') }))
      if (from >= 0 && to > from)
        context.report({ node: source, messageId: 'up', data: { from: ROOMS[from], to: ROOMS[to] } })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

function roomOf(file) {
  return ROOMS.findIndex((room) => file.startsWith(`${room}/`))
}

function targetOf({ file, specifier }) {
  if (specifier.startsWith('~/')) return `app/${specifier.slice(2)}`
  return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : ''
}
