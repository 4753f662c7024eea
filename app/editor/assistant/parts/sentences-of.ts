/** Behind the end of a sentence; the full stop of "3.5" is none. */
const SENTENCE_END = /(?<=[。！？\n])|(?<=[.!?])(?=\s)/u

/** The sentences of a text that may still be coming; its last one only once it is whole. One that was given stays as it is. */
export function sentencesOf({ text, isWhole }: { text: string; isWhole: boolean }): string[] {
  const sentences = text.split(SENTENCE_END)
  return (isWhole ? sentences : sentences.slice(0, -1)).map((sentence) => sentence.trim()).filter(Boolean)
}
