const SPACE = /\s*/y
const TOKEN =
  /[{}[\],:]|"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy

/** Where a text stops being JSON, as an offset; its length when it breaks off. No two engines say that alike. */
export function findJsonFault(text: string): number {
  let at = 0
  try {
    readValue()
    peek()
    return at
  } catch {
    return at
  }

  /** The next token, '' when there is none; `at` is where it would begin. */
  function peek(): string {
    SPACE.lastIndex = at
    at += SPACE.exec(text)?.[0].length ?? 0
    TOKEN.lastIndex = at
    return TOKEN.exec(text)?.[0] ?? ''
  }
  function take(wanted: RegExp): string {
    const token = peek()
    if (!wanted.test(token)) throw new Error('fault')
    at += token.length
    return token
  }
  function readValue(): void {
    const token = take(/^[^}\],:]/)
    if (token === '{')
      readList('}', () => {
        take(/^"/)
        take(/^:/)
        readValue()
      })
    else if (token === '[') readList(']', readValue)
  }
  function readList(end: '}' | ']', readItem: () => void): void {
    if (peek() === end) return void take(/./)
    do readItem()
    while (take(end === '}' ? /^[,}]/ : /^[,\]]/) === ',')
  }
}
