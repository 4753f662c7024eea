import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Leaf } from '../model/types'
import type { Context } from './context'

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

type PhotoProps = { url: string; alt: string }

/**
 * The photo, in a box whose size the style sheet knows (an attribute of style would need a looser content security
 * policy). A web address is not loaded; a silhouette stands in for it, which unlike initials adds no text to the page.
 */
function Photo({ url, alt }: PhotoProps) {
  if (/^(data:image\/|\/(?!\/))/.test(url)) return <img className="jl-photo" src={url} alt={alt} />
  return (
    <svg
      className="jl-photo jl-photo-empty"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={alt}
    >
      <circle cx="50" cy="40" r="17" />
      <path d="M16 100C16 76 31 64 50 64S84 76 84 100Z" />
    </svg>
  )
}
