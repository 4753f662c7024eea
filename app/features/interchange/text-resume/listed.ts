import { splitOutside } from './split-outside'

/** “Java/Spring/MyBatis”; two may be one thing, as TCP/IP is. */
const IN_SLASHES = /^[A-Za-z][\w+#.]*(?:\/[A-Za-z][\w+#.]*){2,}$/

/** The names of a list in a row. */
export function listed(text: string): string[] {
  if (IN_SLASHES.test(text)) return text.split('/')
  return splitOutside(text, /\s*(?:[,，、;；|•\t]|\s[·/]\s|\s{3,})\s*/)
    .map((word) =>
      word
        .replace(/[。.]$/, '')
        .replace(/^[✓✔☑]\s*/u, '')
        .trim(),
    )
    .filter(Boolean)
}
