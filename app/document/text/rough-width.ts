/** How wide a text is, in ems, about: a Latin letter is half as wide as a Chinese one. */
export const roughWidth = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (/[\u0020-\u024f]/.test(letter) ? 0.55 : 1), 0)
