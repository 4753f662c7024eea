import { cx } from '~/components/ui/cx'

export type TemplatePictureProps = {
  src: string
  alt: string
  /** For the one picture above the fold. */
  eager?: boolean
  className?: string
}

/** The true first page as a picture on white paper; its place is kept while it comes. */
export function TemplatePicture({ src, alt, eager, className }: TemplatePictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={595}
      height={842}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : 'auto'}
      className={cx(
        'aspect-[210/297] w-full bg-white object-cover object-top text-xs text-[#63635e]',
        className,
      )}
    />
  )
}
