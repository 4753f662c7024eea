let region: HTMLElement | undefined

/** The element that says things; set by the one live region of the editor. */
export function setAnnouncer(element: HTMLElement | undefined): void {
  region = element
}

/** Says something to screen readers once they have finished speaking. */
export function announce(text: string): void {
  if (!region) return
  // The same words twice would be no change and so not be said.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
}
