type Options = { data: BlobPart; type: string; name: string }

const KEEP_MS = 60_000

/** Hands a file that was made in the page to the browser's downloads. */
export function saveBytes({ data, type, name }: Options): void {
  const url = URL.createObjectURL(new Blob([data], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}
