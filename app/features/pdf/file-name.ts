/** A resume's title as a file name: no signs that a system refuses, never empty, at most 80 characters. */
export function fileNameOf({ title, extension }: { title: string; extension: string }): string {
  const name = Array.from(title.replace(/[\p{C}\\/:*?"<>|]+/gu, ' ').replace(/\s+/g, ' '))
    .slice(0, 80)
    .join('')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return `${name || 'resume'}.${extension}`
}
