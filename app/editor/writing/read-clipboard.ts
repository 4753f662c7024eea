/** What the clipboard holds, as a page may ask within a press of a button; undefined where it may not, or where nothing is there to write. */
export async function readClipboard(): Promise<{ html: string; plain: string } | undefined> {
  try {
    const items = await navigator.clipboard.read()
    const textOf = async (type: string) => {
      const item = items.find(({ types }) => types.includes(type))
      return item ? (await item.getType(type)).text() : ''
    }
    const [html, plain] = await Promise.all([textOf('text/html'), textOf('text/plain')])
    return html === '' && plain === '' ? undefined : { html, plain }
  } catch {
    return undefined
  }
}
