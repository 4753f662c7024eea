/** Whether a text can be a document's id: a UUID (SQLite) or an ObjectId (MongoDB). Anything else is simply not there. */
export function isDocumentId(text: string): boolean {
  return /^([0-9a-f]{24}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.test(text)
}
