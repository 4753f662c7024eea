import { plainText } from '../suggestion/prose-parts'

const SENTENCE = /[^.!?。！？\n]*(?:[.!?](?=\s|$)|[。！？\n])/g

/** Says a text that is still coming sentence by sentence to screen readers, and its rest once it is over. */
export function Spoken({ text, isOver, end = '' }: { text: string; isOver: boolean; end?: string }) {
  const sentences = sentencesOf({ text: plainText(text), isOver })
  return (
    <div role="log" aria-live="polite" className="sr-only">
      {sentences.map((sentence, index) => (
        <p key={index}>{sentence}</p>
      ))}
      {isOver && end ? <p>{end}</p> : null}
    </div>
  )
}

function sentencesOf({ text, isOver }: { text: string; isOver: boolean }): string[] {
  const whole = text.match(SENTENCE) ?? []
  const rest = text.slice(whole.join('').length)
  // A full stop at the very end may be the one of “3.5”.
  const ready = isOver ? [...whole, rest] : rest === '' ? whole.slice(0, -1) : whole
  return ready.map((sentence) => sentence.trim()).filter(Boolean)
}
