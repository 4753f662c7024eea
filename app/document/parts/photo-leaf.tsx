import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Leaf } from '../model/types'
import type { Context } from './context'
import { Photo } from './Photo'

type PhotoOptions = { content: ResumeContent; context: Context; beside?: Leaf['beside'] }

/** The photo, when the document shows one. */
export function photoLeaf({ content, context, beside }: PhotoOptions): Leaf | undefined {
  const { avatar, baseInfo } = content
  if (!avatar.show || avatar.url === '') return undefined
  const name = baseInfo.list.find((row) => row.kind === 'name' && !row.hidden)?.value ?? ''
  return {
    type: 'leaf',
    id: '$avatar.photo',
    tag: 'div',
    className: 'jl-photo-place',
    runs: [],
    before: <Photo url={avatar.url} alt={context.labels.photo(name)} />,
    beside,
  }
}
