/** How long a browser may take to begin writing, in milliseconds. */
const KEPT_MS = 60_000

/** Hands a file to the browser's downloads. */
export function saveFile({ file, name }: { file: Blob; name: string }): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
