import type { GuideNode } from './guide-node'

type Size = { url?: string | null; width?: number | null; height?: number | null }
type Picture = Size & {
  alt?: string | null
  caption?: string | null
  sizes?: Record<string, Size | undefined>
}

/** A picture with its caption; what the guide says of it comes before what the picture says of itself. */
export function GuideFigure({ node }: { node: GuideNode }) {
  const picture = (typeof node.value === 'object' ? node.value : null) as Picture | null
  if (!picture?.url) return null
  const { alt, caption } = { ...node.fields } as { alt?: string; caption?: string }
  const sizes = Object.values(picture.sizes ?? {}).filter((size) => size?.url && size.width)
  const shown = caption || picture.caption
  return (
    <figure>
      <img
        src={picture.url}
        srcSet={sizes.map((size) => `${size?.url} ${size?.width}w`).join(', ') || undefined}
        sizes="(min-width: 48rem) 42rem, 100vw"
        alt={alt || picture.alt || ''}
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        loading="lazy"
        decoding="async"
      />
      {shown && <figcaption>{shown}</figcaption>}
    </figure>
  )
}
