/** A picture of the reader's machine, turned as its camera says; undefined when it can't be decoded. */
export async function loadPicture(bytes: Uint8Array<ArrayBuffer>): Promise<HTMLImageElement | undefined> {
  const blob = new Blob([bytes])
  try {
    // decodes without an address, so that a broken file is known before anything is shown
    const bitmap = await createImageBitmap(blob)
    bitmap.close()
    const picture = new Image()
    picture.src = URL.createObjectURL(blob)
    await picture.decode()
    return picture
  } catch {
    return undefined
  }
}
