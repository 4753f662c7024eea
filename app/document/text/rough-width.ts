/** How wide a text is, in ems, about: a Latin letter is half as wide as a Chinese one. */
export const roughWidth = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (/[\u0020-\u024f]/.test(letter) ? 0.55 : 1), 0)

/** How wide a text is, in ems, in the wider of our families; single letters of a bold one may be wider still. */
export const ampleWidth = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + widthOfAny(letter), 0)

function widthOfAny(letter: string): number {
  if (!/[\u0020-\u024f]/.test(letter) || /[MW@%&]/.test(letter)) return 1
  if (/[A-Zmw\u00c0-\u00de]/.test(letter)) return 0.85
  return /[ filjtrI.,:;'/()-]/.test(letter) ? 0.45 : 0.65
}
