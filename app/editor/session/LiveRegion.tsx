import { setAnnouncer } from './announcer'

/** The one polite live region of the editor. */
export function LiveRegion() {
  return (
    <div
      ref={(element) => setAnnouncer(element ?? undefined)}
      role="status"
      aria-live="polite"
      data-react-aria-top-layer="true"
      className="sr-only"
    />
  )
}
