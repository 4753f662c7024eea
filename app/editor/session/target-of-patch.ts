import { isFields, isIdentified } from '../../document/patch/nodes'
import { parsePointer, type Patch } from '../../document/patch/patch'
import type { FieldTarget } from './editor'
import type { ResumeState } from './resume-state'

type Options = { patch: Patch; state: ResumeState }

/** The field that a patch changed last; undefined when what it changed has no field in the panel. (The title follows the content.) */
export function targetOfPatch({ patch, state }: Options): FieldTarget | undefined {
  const changes = patch.filter(({ op, path }) => op !== 'test' && !path.startsWith('/content/inStep'))
  const operation = changes.findLast(({ path }) => path.startsWith('/content/')) ?? changes.at(-1)
  if (!operation) return undefined
  const [root, ...path] = parsePointer(operation.path)
  if (root !== 'content') return undefined
  let node: unknown = state.content
  let target: FieldTarget = { owner: '$content', field: path[0] ?? 'title' }
  path.forEach((key, i) => {
    node = Array.isArray(node) ? node[Number(key)] : isFields(node) ? node[key] : undefined
    const field = path[i + 1] ?? 'title'
    if (isIdentified(node)) target = { owner: node.id, field }
    else if (i === 0 && isFields(node)) target = { owner: `$${key}`, field }
  })
  return target
}
