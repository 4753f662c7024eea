type Options = { code: string; /** when the template was changed last */ updatedAt: string }

/** The address of a template's first page: another one after each change, so that no browser shows the page of before. */
export function templatePicture({ code, updatedAt }: Options): string {
  return `/thumbnails/template/${code}?at=${Date.parse(updatedAt).toString(36)}`
}
