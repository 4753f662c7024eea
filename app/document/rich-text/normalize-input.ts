/**
 * Pairs of a character of the block CJK Radicals Supplement and the ordinary ideograph it looks like, by Unicode's
 * property Equivalent_Unified_Ideograph. (Compatibility normalisation covers Kangxi radicals, but hardly these.)
 */
const RADICAL_PAIRS = [
  '⺁厂⺂乛⺃乚⺄乙⺅亻⺆冂⺇𠘨⺈刀⺉刂⺊卜⺋㔾⺌小⺍小⺎兀⺏尣⺐尢⺑𡯂⺒巳⺓幺⺔彑⺕彐⺖忄⺗心⺘扌⺙攵',
  '⺛旡⺜日⺝月⺞歺⺟母⺠民⺡氵⺢氺⺣灬⺤爫⺥爫⺦丬⺧牛⺨犭⺩王⺪𤴔⺫目⺬示⺭礻⺮𥫗⺯糹⺰纟⺱罓⺲罒⺳㓁',
  '⺴冗⺵𦉫⺶羊⺷𦍌⺸𦍋⺹耂⺺肀⺻聿⺼肉⺽𦥑⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻇𧢲⻈讠⻉贝⻊𧾷⻋车⻌辶',
  '⻍辶⻎辶⻏邑⻐钅⻑長⻒镸⻓长⻔门⻕𨸏⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞𩙿⻟飠⻠饣⻡𩠐⻢马⻣骨⻤鬼⻥鱼',
  '⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟',
].join('')

/**
 * Text as typed or pasted, made ordinary: NFC, and radicals (U+2E80–2FDF), which come out of PDF files and some input
 * methods, become the Han characters they stand for, so that they are found, copied and drawn.
 */
export function normalizeInput(text: string): string {
  const composed = text.normalize('NFC')
  if (!/[\u2e80-\u2fdf]/.test(composed)) return composed
  const table = radicals()
  return composed.replace(/[\u2e80-\u2fdf]/g, (radical) => table.get(radical) ?? radical.normalize('NFKC'))
}

function radicals(): Map<string, string> {
  const characters = Array.from(RADICAL_PAIRS)
  return new Map(characters.flatMap((from, i) => (i % 2 === 0 ? [[from, characters[i + 1] ?? from]] : [])))
}
