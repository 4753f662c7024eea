/** The marks of the Markdown subset and the signs around their text. */
export const SIGNS = { bold: '**', italic: '*', underline: '++', highlight: '==' } as const
export type Mark = keyof typeof SIGNS

/**
 * U+2060, invisible. The parser drops it; it parts signs that would otherwise be read together, and lets a sign stand
 * beside a letter or a space where it would otherwise be plain text. A real one in a text is written `\` + U+2060.
 */
export const JOINER = '\u2060'

export const isSpace = (character: string | undefined): boolean =>
  character !== undefined && /\s/.test(character)
export const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /^[A-Za-z0-9]$/.test(character)

type Place = { mark: Mark; before: string | undefined; after: string | undefined }

/**
 * Whether a sign between these characters can open a mark. `C++`, `a == b` and `3*4` are no marks, while
 * `React**框架**`, written without spaces as Chinese is, is one.
 */
export function opensMark({ mark, before, after }: Place): boolean {
  if (after === undefined || isSpace(after)) return false
  if (mark === 'bold') return true
  if (!isWordCharacter(before)) return true
  return mark !== 'underline' && !isWordCharacter(after)
}
