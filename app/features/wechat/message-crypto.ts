import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** WeChat pads to 32 bytes, which is more than the block of AES. */
const BLOCK = 32

/** SHA-1 of the parts in order, as WeChat signs; hex. */
export function signatureOf(parts: readonly string[]): string {
  return createHash('sha1')
    .update([...parts].sort().join(''))
    .digest('hex')
}

type CryptOptions = { aesKey: Buffer; appId: string }

/** The XML in an encrypted message. Throws when it is broken or meant for another account. */
export function decryptMessage({ aesKey, appId, encrypted }: CryptOptions & { encrypted: string }): string {
  const decipher = createDecipheriv('aes-256-cbc', aesKey, aesKey.subarray(0, 16)).setAutoPadding(false)
  const padded = Buffer.concat([decipher.update(encrypted, 'base64'), decipher.final()])
  const padding = padded.at(-1) ?? 0
  if (padding < 1 || padding > BLOCK || padded.length < 20 + padding) throw new Error('The padding is broken')
  const plain = padded.subarray(0, padded.length - padding)
  const end = 20 + plain.readUInt32BE(16)
  if (plain.subarray(end).toString('utf8') !== appId) throw new Error('The message is for another account')
  return plain.subarray(20, end).toString('utf8')
}

/** A message as WeChat expects it: 16 random bytes, length, XML, account; base64. */
export function encryptMessage({ aesKey, appId, xml }: CryptOptions & { xml: string }): string {
  const text = Buffer.from(xml, 'utf8')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  const plain = Buffer.concat([randomBytes(16), length, text, Buffer.from(appId, 'utf8')])
  const padding = BLOCK - (plain.length % BLOCK)
  const cipher = createCipheriv('aes-256-cbc', aesKey, aesKey.subarray(0, 16)).setAutoPadding(false)
  const padded = Buffer.concat([plain, Buffer.alloc(padding, padding)])
  return Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64')
}
