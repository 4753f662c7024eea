import { splitOutside } from './split-outside'

/** The names of a list in a row. */
export function listed(text: string): string[] {
  return splitOutside(text, /\s*(?:[,，、;；|•\t]|\s[·/]\s|\s{3,})\s*/)
    .map((word) =>
      word
        .replace(/[。.]$/, '')
        .replace(/^[✓✔☑]\s*/u, '')
        .trim(),
    )
    .filter(Boolean)
}
