import { ICON_PATHS, type IconName } from './paths'

/** A line icon of one em, decorative: what it stands for is said in words beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="jl-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
