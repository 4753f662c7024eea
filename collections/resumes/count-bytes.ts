import type { CollectionBeforeChangeHook } from 'payload'

/** Keeps how many bytes a document takes, for the account's sum. */
export const countBytes: CollectionBeforeChangeHook = ({ data }) => {
  if (data.content === undefined) return data
  return { ...data, bytes: Buffer.byteLength(JSON.stringify(data.content)) }
}
