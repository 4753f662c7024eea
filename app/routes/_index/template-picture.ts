/** The address of a template's first page. */
export function templatePicture({ code }: { code: string }): string {
  return `/thumbnails/template/${code}`
}
