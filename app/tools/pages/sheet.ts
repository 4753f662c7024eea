/** A page on the table: which file and page it is, and how far it was turned. */
export type Sheet = { id: string; file: string; page: number; turn: 0 | 90 | 180 | 270 }
export type OpenFile = { id: string; name: string; bytes: Uint8Array<ArrayBuffer>; pages: number }
export type Table = { files: OpenFile[]; sheets: Sheet[] }

export const MOST_SHEETS = 300
export const MOST_BYTES = 100 * 1024 * 1024
