/** Chinese text that is broken between its clauses while they fit: nothing else tells a browser where a word ends. */
export function Clauses({ text }: { text: string }) {
  const clauses = text.match(/[^，。、；：]+[，。、；：]*/g) ?? []
  if (clauses.length < 2) return text
  return clauses.map((clause, at) => (
    <span key={at} className="inline-block">
      {clause}
    </span>
  ))
}
