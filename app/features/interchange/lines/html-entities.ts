/** Names of signs that pages of resumes are written with. */
const SIGNS = new Map(
  [
    'amp & lt < gt > quot " apos \' vert | verbar | colon : comma , period . lpar ( rpar ) num # plus + sol /',
    'commat @ lowbar _ percnt % excl ! quest ? semi ; hyphen ‐ dash ‐ ndash – mdash — minus − hellip … bull •',
    'middot · prime ′ lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ laquo « raquo » lsaquo ‹ rsaquo › times ×',
    'divide ÷ plusmn ± le ≤ ge ≥ ne ≠ asymp ≈ deg ° permil ‰ frac12 ½ frac14 ¼ frac34 ¾ sup2 ² sup3 ³ micro µ',
    'infin ∞ copy © reg ® trade ™ sect § para ¶ dagger † ordm º ordf ª iexcl ¡ iquest ¿ euro € pound £ yen ¥',
    'cent ¢ larr ← rarr → uarr ↑ darr ↓ szlig ß aelig æ AElig Æ oelig œ OElig Œ oslash ø Oslash Ø eth ð ETH Ð',
    'thorn þ THORN Þ phone ☎ check ✓ star ☆ starf ★',
  ].flatMap((line) =>
    Array.from(line.matchAll(/(\S+) (\S+)/g), ([, name = '', sign = '']): [string, string] => [name, sign]),
  ),
)
for (const name of ['nbsp', 'ensp', 'emsp', 'thinsp']) SIGNS.set(name, ' ')
for (const [name, sign] of Object.entries({ shy: '', zwnj: '\u200c', zwj: '\u200d', Tab: '\t' }))
  SIGNS.set(name, sign)

const ACCENTS = new Map(
  Object.entries({
    ...{ grave: '\u0300', acute: '\u0301', circ: '\u0302', tilde: '\u0303', uml: '\u0308', ring: '\u030a' },
    ...{ caron: '\u030c', cedil: '\u0327' },
  }),
)

/** Text with its entities as what they stand for; a name that says nothing to us stays. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return SIGNS.get(name) ?? withAccent(name) ?? whole
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : ''
  })
}

/** `eacute` and its like. */
function withAccent(name: string): string | undefined {
  const accent = ACCENTS.get(name.slice(1))
  return accent && (name.charAt(0) + accent).normalize('NFC')
}
