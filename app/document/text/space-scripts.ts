/** Where Han and Latin letters or digits meet without a space, a thin gap is drawn: after these offsets. */
const MEETING =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[\p{Script=Latin}\p{Nd}])|(?<=[\p{Script=Latin}\p{Nd}%])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu

/** Offsets at which a gap is drawn in a text, ascending. */
export function scriptMeetings(text: string): number[] {
  return Array.from(text.matchAll(MEETING), (match) => match.index)
}
