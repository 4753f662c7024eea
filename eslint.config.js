import hooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { languageKeys } from './tests/setup/lint/language-keys.js'
import { rooms } from './tests/setup/lint/rooms.js'
import { stateAccess } from './tests/setup/lint/state-access.js'

const environment = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'env.server.ts alone reads the environment.',
}
const named = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name; only routes and configs have a default export.',
}
const late = {
  name: 'react',
  importNames: ['lazy'],
  message: 'A script that fails would take the page with it: use `latePart` (app/components/late).',
}
const filled = {
  selector: "CallExpression[callee.property.name='fill']",
  message: 'Nobody fills a box at once: type with `typeInto` (tests/e2e/type-into.ts says why).',
}
const zod = {
  selector: 'ImportDeclaration[source.value=/^zod/] > ImportSpecifier[imported.name="z"]',
  message: "Write import * as z from 'zod': { z } brings all of it.",
}
// What browser-zod.ts cuts from Zod: types and unit tests would pass, the built browser would not.
const formats = {
  selector:
    'CallExpression > MemberExpression.callee[property.name=/^(email|url|jwt|emoji|guid|uuid(v[467])?|nanoid|cuid2?|ulid|base64(url)?|xid|ksuid|ipv[46]|cidrv[46]|e164|datetime|date|time|duration)$/]:has(MemberExpression[object.name="z"][property.name="string"])',
  message:
    'Write z.email(), z.iso.date() and the like: our browsers have no formats on strings (browser-zod.ts).',
}
const described = {
  property: 'toJSONSchema',
  message: 'Only the server describes a schema: our browsers have none of it (browser-zod.ts).',
}
const adapter = {
  selector: 'MemberExpression[property.name="db"], ObjectPattern > Property[key.name="db"]',
  message:
    'Only app/database calls the adapter. It has findRow, findRows, findIds, countRows, replaceRow, deleteRows, compareAndSet, insertOnce, insertRowOnce, findVersions, inTransaction, retryTransient and driverOf.',
}

export default defineConfig(
  globalIgnores([
    'build',
    'data',
    'cms/.next',
    'public/review',
    'cms/migrations',
    'cms/payload-types.ts',
    'cms/app/**/importMap.js',
  ]),
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {
      'react-hooks': hooks,
      jianli: { rules: { rooms, 'state-access': stateAccess, 'language-keys': languageKeys } },
    },
    // One program for all files, as `tsc` has it: the service for editors takes half as long again for the whole.
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', environment, zod, formats, named, adapter],
      'no-restricted-imports': ['error', { paths: [late] }],
      'jianli/rooms': 'error',
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-control-regex': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Types are for shapes; an interface is for adding to a library's.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    rules: { 'jianli/state-access': 'error' },
  },
  {
    files: ['{app,collections}/**/*.{ts,tsx}'],
    ignores: ['**/*.server.{ts,tsx}', 'app/api/docs/schema-rows.ts'],
    rules: { 'no-restricted-properties': ['error', described] },
  },
  {
    files: ['{app,collections,cms}/**/*.{ts,tsx}'],
    rules: { 'jianli/language-keys': 'error' },
  },
  {
    files: ['app/database/**'],
    rules: { 'no-restricted-syntax': ['error', environment, zod, formats, named] },
  },
  {
    // What a framework calls by its default export.
    files: [
      'app/routes/**',
      'app/root.tsx',
      'app/entry.*',
      'cms/app/**',
      'cms/payload.config.ts',
      '*.config.ts',
      '**/*.d.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', environment, zod, formats, adapter] },
  },
  {
    files: ['env.server.ts', 'build.ts', 'tests/**', 'bench/**', '*.config.ts'],
    rules: {
      'no-restricted-syntax': ['error', zod, formats],
      'no-console': 'off',
      'max-lines-per-function': 'off',
    },
  },
  {
    // Playwright's fixtures take a function named `use`.
    files: ['tests/e2e/**'],
    rules: {
      'react-hooks/rules-of-hooks': 'off',
      'no-empty-pattern': 'off',
      'no-restricted-syntax': ['error', zod, formats, filled],
    },
  },
)
