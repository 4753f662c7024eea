/** A text as blocks and spans, plain data that a loader can send. */
export type ProseBlock =
  | { type: 'heading'; level: 2 | 3; spans: ProseSpan[] }
  | { type: 'paragraph'; spans: ProseSpan[] }
  | { type: 'quote'; blocks: ProseBlock[] }
  | { type: 'list'; ordered: boolean; items: ProseBlock[][] }

export type ProseSpan =
  | { type: 'text' | 'code'; text: string }
  | { type: 'break' }
  | { type: 'strong' | 'emphasis'; spans: ProseSpan[] }
  | { type: 'link'; url: string; spans: ProseSpan[] }
