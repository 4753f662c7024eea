/** A script that stands in a page, without the comments and the indentation that are for its readers. */
export function inlineScript(source: string): string {
  return source.replace(/^\s*\/\/.*$/gm, '').replace(/\n\s+/g, '\n')
}
