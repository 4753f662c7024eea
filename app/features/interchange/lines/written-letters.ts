/**
 * Signs that Chinese fonts draw with the same glyph as a character, and by which browsers name it in a PDF; those that
 * Unicode folds into the character itself are not among them. Sign and character in turn.
 */
const SAME_GLYPH =
  '⺎兀⺒巳⺓幺⺠民⻁虎⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻬齐⻮齿⻰龙⼾户㬵胶'
const CHARACTERS = new Map(
  Array.from(SAME_GLYPH.matchAll(/(.)(.)/gu), ([, sign = '', character = '']) => [sign, character]),
)

/** Letters that a font draws as one, and Chinese characters that a program wrote as radicals, as people write them. */
export function writtenLetters(text: string): string {
  return text.replaceAll(
    /[\ufb00-\ufb06\u2e80-\u2eff\u2f00-\u2fd5\u3b35]/g,
    (sign) => CHARACTERS.get(sign) ?? sign.normalize('NFKC'),
  )
}
