/** Forms of verbs and plurals that no rule makes: the first of each group is the word, the others its forms. */
const IRREGULAR =
  'buy bought|bring brought|teach taught|think thought|catch caught|seek sought|sell sold|tell told|hold held|build built|send sent|spend spent|lend lent|bend bent|make made|keep kept|sleep slept|sweep swept|meet met|feed fed|lead led|say said|pay paid|lay laid|leave left|lose lost|mean meant|feel felt|deal dealt|win won|find found|bind bound|wind wound|grind ground|stand stood|understand understood|oversee oversaw overseen|see saw seen|take took taken|undertake undertook undertaken|shake shook|give gave given|drive drove driven|write wrote written|rewrite rewrote rewritten|ride rode ridden|rise rose risen|speak spoke spoken|break broke broken|choose chose chosen|freeze froze frozen|steal stole|draw drew drawn|grow grew grown|know knew known|throw threw thrown|fly flew flown|show shown|sew sewn|begin began begun|run ran|swim swam|sing sang sung|ring rang|drink drank|get got gotten|sit sat|shoot shot|fall fell fallen|come came|become became|wear wore worn|bear bore borne|tear tore torn|fight fought|hang hung|dig dug|stick stuck|strike struck|eat ate eaten|bite bit|hide hid hidden|forget forgot|go went gone|do did done|weave wove woven|lie lain|child children|man men|woman women|person people|foot feet|tooth teeth|mouse mice|wife wives|life lives|knife knives|shelf shelves|leaf leaves|loaf loaves|half halves|dye dyed dyeing|lie lying|tie tying|panel panelled panelling|analysis analyse analyze analyst analyzing analysing|maintain maintenance|diagnosis diagnose diagnostic diagnoses|sale sell|high height|long length|strong strength|wide width|deep depth|assemble assembly|receive receipt reception|produce production product|reduce reduction|describe description|prescribe prescription|explain explanation|decide decision|supervise supervision|advise advice|use usage|apply application|supply supplier|try trial|choose choice|speak speech|sing song|grow growth|weigh weight|lose loss|pronounce pronunciation|price pricing|solve solution|respond response|exist existence|revise revision|divide division|expand expansion|extend extension|compete competition competitor|acquire acquisition|inquire enquire inquiry enquiry|program programme programmer|centre center|colour color|tyre tire|labour labor|licence license|catalogue catalog|cheque check|grey gray|behaviour behavior|theatre theater|fibre fiber|litre liter|metre meter|mould mold|plough plow|cosy cozy|aeroplane airplane|jewellery jewelry jewel|aluminium aluminum|paediatric pediatric|anaesthesia anesthesia'
const FORMS = new Map(
  IRREGULAR.split('|').flatMap((group) => {
    const [word = '', ...others] = group.split(' ')
    return others.map((other): [string, string] => [other, word])
  }),
)

/** How many runs of consonants follow a run of vowels: "trouble" has one, "private" two. */
const measureOf = (stem: string): number => stem.match(/[aeiouy]+[^aeiouy]+/g)?.length ?? 0
const hasVowel = (stem: string): boolean => /[aeiouy]/.test(stem)

/** Endings that make one part of speech of another, longest first, with what stands for them. */
const DERIVED =
  'ization:ize isation:ize ational:ate fulness:ful ousness:ous iveness:ive tional:tion biliti:ble icate:ic ation:ate alism:al aliti:al iviti:ive ical:ic ator:ate alli:al ness: ise:ize'
    .split(' ')
    .map((pair) => pair.split(':'))
const LAST =
  /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|ship|ing|ion|al|er|or|ic|ist|ful|li|i|e)$/

function isCut({ ending, rest }: { ending: string; rest: string }): boolean {
  if (ending === 'li') return rest.length >= 5
  if (ending === 'e') return rest.length >= 3
  const least = /^(?:i|er|or|ist|ment|ship)$/.test(ending) && (ending === 'i' || rest.length >= 4) ? 1 : 2
  return measureOf(rest) >= least
}

/** A lower-case English word without its endings, close to Porter's algorithm. */
export function porterStem(plain: string): string {
  const word = FORMS.get(plain) ?? plain
  if (word.length < 4) return word.length === 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word
  let stem = word
    .replace(/sses$/, 'ss')
    .replace(/ies$/, 'y')
    .replace(/([^su])s$/, '$1')
  const inflected = /^(.*?)(?:eed|ed|ing)$/.exec(stem)?.[1]
  if (inflected !== undefined && hasVowel(inflected) && inflected.length > 1)
    stem = /(?:at|bl|iz|is)$/.test(inflected) ? `${inflected}e` : inflected.replace(/([^aeiouylsz])\1$/, '$1')
  stem = stem.replace(/(?<=.[^aeiou])y$/, 'i')
  for (const [ending = '', other = ''] of DERIVED)
    if (stem.endsWith(ending) && measureOf(stem.slice(0, -ending.length)) > 0) {
      stem = stem.slice(0, -ending.length) + other
      break
    }
  for (let round = 0; round < 2; round += 1) {
    const ending = LAST.exec(stem)?.[0]
    if (ending === undefined) break
    const rest = stem.slice(0, -ending.length)
    if (!isCut({ ending, rest })) break
    stem = rest
  }
  return stem.replace(/([^aeiou])\1$/, '$1')
}
