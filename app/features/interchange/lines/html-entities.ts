/** Names of signs that pages of resumes are written with. */
const SIGNS: Record<string, string> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    shy: '',
  },
  ...{
    ndash: '–',
    mdash: '—',
    minus: '−',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
  },
  ...{ laquo: '«', raquo: '»', lsaquo: '‹', rsaquo: '›', hellip: '…', bull: '•', middot: '·', prime: '′' },
  ...{ times: '×', divide: '÷', plusmn: '±', le: '≤', ge: '≥', ne: '≠', asymp: '≈', deg: '°', permil: '‰' },
  ...{ frac12: '½', frac14: '¼', frac34: '¾', sup2: '²', sup3: '³', micro: 'µ', infin: '∞' },
  ...{ copy: '©', reg: '®', trade: '™', sect: '§', para: '¶', dagger: '†', ordm: 'º', ordf: 'ª', iexcl: '¡' },
  ...{ euro: '€', pound: '£', yen: '¥', cent: '¢', larr: '←', rarr: '→', uarr: '↑', darr: '↓', iquest: '¿' },
  ...{
    szlig: 'ß',
    aelig: 'æ',
    AElig: 'Æ',
    oelig: 'œ',
    OElig: 'Œ',
    oslash: 'ø',
    Oslash: 'Ø',
    eth: 'ð',
    ETH: 'Ð',
  },
  ...{
    thorn: 'þ',
    THORN: 'Þ',
    phone: '☎',
    check: '✓',
    star: '☆',
    starf: '★',
    vert: '|',
    verbar: '|',
    zwnj: '\u200c',
  },
  ...{
    zwj: '\u200d',
    colon: ':',
    comma: ',',
    period: '.',
    lpar: '(',
    rpar: ')',
    num: '#',
    plus: '+',
    sol: '/',
  },
  ...{
    commat: '@',
    lowbar: '_',
    percnt: '%',
    excl: '!',
    quest: '?',
    semi: ';',
    hyphen: '‐',
    dash: '‐',
    Tab: '\t',
  },
}
const ACCENTS: Record<string, string> = {
  ...{ grave: '\u0300', acute: '\u0301', circ: '\u0302', tilde: '\u0303', uml: '\u0308', ring: '\u030a' },
  ...{ caron: '\u030c', cedil: '\u0327' },
}

/** Text with its entities as what they stand for; a name that says nothing to us stays. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return SIGNS[name] ?? withAccent(name) ?? whole
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : ''
  })
}

/** `eacute` and its like. */
function withAccent(name: string): string | undefined {
  const accent = ACCENTS[name.slice(1)]
  return accent && (name.charAt(0) + accent).normalize('NFC')
}
