/** The picture in a data URL with its file extension, or null for any other address. */
export function photoIn(url: string): { bytes: Uint8Array<ArrayBuffer>; extension: string } | null {
  const [, type, data] = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/=]+)$/.exec(url) ?? []
  if (!type || !data) return null
  return { bytes: new Uint8Array(Buffer.from(data, 'base64')), extension: type === 'jpeg' ? 'jpg' : type }
}
