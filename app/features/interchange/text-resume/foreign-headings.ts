import type { HeadingList } from './list-of-heading'

/** The commonest headings of German, French, Spanish, Portuguese, Italian and Japanese resumes, but for those that English has too. */
const WORDS: Partial<Record<HeadingList, string>> = {
  basics:
    'persönliche daten|persönliche angaben|kontakt|kontaktdaten|coordonnées|informations personnelles|dati personali|informazioni personali|información personal|informações pessoais|contatti|état civil|datos personales|contacto|dados pessoais|contato|基本情報|連絡先',
  summary:
    'profil|kurzprofil|über mich|zusammenfassung|zielsetzung|à propos|à propos de moi|objectif|perfil|perfil profesional|perfil profissional|profilo|profilo professionale|resumen|resumo|sobre mí|sobre mim|objetivo|職務要約|自己pr|自己紹介|志望動機',
  work: 'berufserfahrung|beruflicher werdegang|berufliche erfahrung|berufspraxis|praktika|praktische erfahrung|expérience professionnelle|expériences professionnelles|expérience|expériences|parcours professionnel|experiencia|experiencia laboral|experiencia profesional|experiência|experiência profissional|esperienza|esperienze|esperienza professionale|esperienze professionali|esperienza lavorativa|esperienze lavorative|職歴|職務経歴|職務経験',
  education:
    'ausbildung|bildungsweg|studium|schulbildung|akademischer werdegang|ausbildung und studium|schulbildung und studium|studium und ausbildung|schule und studium|formation|formation académique|études|parcours académique|diplômes|formation et diplômes|formación|formación académica|educación|estudios|formação|formação acadêmica|educação|istruzione|formazione|istruzione e formazione|学歴',
  skills:
    'kenntnisse|fähigkeiten|kompetenzen|edv kenntnisse|it kenntnisse|kenntnisse und fähigkeiten|fachkenntnisse|compétences|compétences techniques|informatique|habilidades|competencias|aptitudes|conocimientos|competências|conhecimentos|competenze|competenze tecniche|competenze informatiche|competenze digitali|competenze professionali|competencias digitales|capacità e competenze|スキル|活かせる経験',
  languages:
    'sprachen|sprachkenntnisse|langues|langues étrangères|idiomas|lingue|lingue straniere|competenze linguistiche|語学|語学力|言語',
  interests:
    'interessen|hobbys|hobbies|hobbys und interessen|interessen und hobbys|centres d’intérêt|centres d’intérêts|loisirs|intérêts|intereses|aficiones|interesses|interessi|趣味|趣味特技',
  certificates:
    'zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildungen|certificats|certificaciones|certificados|certificações|certificazioni|資格|免許資格',
  volunteer: 'ehrenamt|ehrenamtliches engagement|bénévolat|voluntariado|ボランティア',
  projects: 'projekte|projets|proyectos|projetos',
  awards: 'auszeichnungen|preise|prix|premios|prêmios|受賞|受賞歴|表彰',
  publications: 'publikationen|veröffentlichungen|publicaciones|publicações',
  references: 'referenzen|références|referencias|referências',
}

const LISTS = new Map(
  // an edge: Object.entries forgets the keys' type
  (Object.entries(WORDS) as [HeadingList, string][]).flatMap(([list, words]) =>
    words.split('|').map((word): [string, HeadingList] => [word, list]),
  ),
)

/** The list of a heading in small letters, whatever stands between its words. */
export const listOfForeign = (bare: string): HeadingList | undefined =>
  LISTS.get(
    bare
      .replace(/['']/g, '’')
      .replace(/ ?(?:\band\b|&|\bet\b|\be\b|\by\b) ?/g, (sign) => (sign.trim() === 'and' ? ' und ' : sign))
      .replace(/[・･/-]/g, /\p{Script=Han}/u.test(bare) ? '' : ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

/** What an English heading ends in, where none of the usual ones is it. */
const ENDS: [list: HeadingList, words: RegExp][] = [
  ['publications', /^(?:[a-z-]+ ){1,2}publications$/],
  ['work', /^(?:[a-z]+ )?appointments$/],
  ['volunteer', /^(?:voluntary|volunteer(?:ing)?) (?:work|experience|service|roles?|activities)$/],
  [
    'awards',
    /^(?!distinctions$)(?:(?:prizes|fellowships|awards|grants|scholarships|honou?rs|distinctions)(?: and (?=\w)|$)){1,3}$/,
  ],
]

/** “Prizes and Fellowships”, “Peer-reviewed Publications”: by their words, each with a capital as titles have. */
export function listOfEnglish(line: string): HeadingList | undefined {
  const title = line.replace(/[:\s]+$/, '').replace(/\s*&\s*/g, ' and ')
  if (!/^\p{Lu}[\p{L}-]*(?: (?:and|\p{Lu}[\p{L}-]*)){0,4}$/u.test(title)) return undefined
  return ENDS.find(([, test]) => test.test(title.toLowerCase()))?.[0]
}
