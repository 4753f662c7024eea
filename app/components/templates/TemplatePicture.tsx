import { cx } from '~/components/ui/cx'

export type TemplatePictureProps = {
  src: string
  alt: string
  /** How wide it is shown, as `sizes` says it; that of a card in a grid when left out. */
  sizes?: string
  /** For the one picture above the fold. */
  eager?: boolean
  /** Where only the top of the page is shown, as a media query: nothing else of it is fetched there. */
  topOnly?: string
  className?: string
}

const CARD = '(min-width: 1024px) 15rem, (min-width: 768px) 30vw, 45vw'

/** The true first page as a picture on white paper; its place is kept while it comes. */
export function TemplatePicture({ src, alt, sizes = CARD, eager, topOnly, className }: TemplatePictureProps) {
  const narrow = `${src}${src.includes('?') ? '&' : '?'}w=`
  const picture = (
    <img
      src={src}
      srcSet={`${narrow}360 360w, ${narrow}540 540w, ${src} 720w`}
      sizes={sizes}
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
  if (!eager && !topOnly) return <span className="picture-later block aspect-[210/297]">{picture}</span>
  if (!topOnly) return picture
  return (
    <picture>
      <source
        media={topOnly}
        srcSet={`${narrow}360&part=top 360w, ${narrow}540&part=top 540w, ${src} 720w`}
        sizes={sizes}
      />
      {picture}
    </picture>
  )
}
