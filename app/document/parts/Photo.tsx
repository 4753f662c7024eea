type PhotoProps = { url: string; alt: string }

/**
 * The photo, in a box whose size the style sheet knows (an attribute of style would need a looser content security
 * policy). A web address is not loaded; a silhouette stands in for it, which unlike initials adds no text to the page.
 */
export function Photo({ url, alt }: PhotoProps) {
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
