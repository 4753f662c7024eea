/** A Han character (of those beyond U+FFFF the first half), or a run of Latin letters and digits. Units, no `u`: it is read for every text. */
const WORD = /[\u3400-\u9fff\uf900-\ufaff\ud840-\ud888]|[\dA-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]+/g

/** Words of Latin letters and digits, each Han character counted as one. */
export const lengthOf = (text: string): number => text.match(WORD)?.length ?? 0
