/** Puts a backslash before whatever CommonMark would take for markup in a text. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\*_`[\]<]/g, '\\$&')
    .replace(/^([-+#>~]|\d{1,9}[.)])(?=[\s#>]|$)/gm, (sign) => `${sign.slice(0, -1)}\\${sign.slice(-1)}`)
}
