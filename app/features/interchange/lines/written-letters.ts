/** Letters that a font draws as one, and Chinese characters that a program wrote as radicals, as people write them. */
export function writtenLetters(text: string): string {
  return text.replaceAll(/[\ufb00-\ufb06\u2e80-\u2eff\u2f00-\u2fd5]/g, (sign) => sign.normalize('NFKC'))
}
