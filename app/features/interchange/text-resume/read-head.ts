import type { JsonObject } from '../json-resume/json'
import type { SourceLine } from '../lines/types'
import type { Doubt } from './doubts'
import { handleIn, headTexts, networkIn } from './head-lines'
import { isLabel, labelField, labelledCells, labelledPart } from './label-field'
import { isNamedAsTrade, NAMED_PLACE, partKind } from './part-kinds'
import { factParts, isFact, isTitleOnly } from './person-facts'
import { addressLines } from './postal-address'
import { isLabelAlone, takeContacts } from './take-contacts'

type Head = { basics: JsonObject; doubts: Doubt[]; /** Words of a form that say nothing. */ left: string[] }

/** The lines above the first heading: name, wanted position, ways to reach the person. */
export function readHead(lines: SourceLine[]): Head {
  // in the order of JSON Resume
  const basics: JsonObject = { name: undefined, label: undefined, email: undefined, phone: undefined }
  const custom: { label: string; value: string }[] = []
  const left: string[] = []
  const said = headTexts(lines)
    .flatMap(labelledCells)
    .filter((text) => !isLabelAlone(text))
  const headline = headlineIn(said)
  const unsaid = said.filter((text) => isLabel(text.replace(/：$/, '')))
  let isBelowContact = false
  if (headline) basics.label = headline
  for (const text of said.filter((one) => !unsaid.includes(one) && one !== headline)) {
    const { rest, found } = takeContacts(text)
    const isNamed = basics.name !== undefined || left.some((part) => NAME.test(part))
    // Below them one word is a town, more are one where a comma or a number says so.
    const isNear = (part: string) =>
      found.length > 0 || (isBelowContact && (isHouse(basics) || /^\S+$|[,\d]/.test(part)))
    for (const [field, value] of found) give({ basics, custom, field, value })
    for (const part of rest.flatMap(factParts).flatMap(roleAndPlace).map(labelledPart)) {
      const [, label = '', value = ''] = /^([\p{L}'’ /]{1,20}?)\s*[:：]\s*(\S.*)$/u.exec(part) ?? []
      const field = label && labelField(label)
      const handle = handleIn(part)
      if (basics.name === undefined && left.every(isTitleOnly) && isTitled(part)) basics.name = part
      else if (handle) addProfile({ basics, profile: { ...handle, url: '' } })
      else if (field) give({ basics, custom, field, value, label })
      else if (label && value) custom.push({ label, value })
      else if (isFact(part)) custom.push({ label: '', value: part })
      else if (partKind(part) === 'place' || (isNamed && isNear(part) && isPlace({ part, basics })))
        give({ basics, custom, field: 'location', value: part })
      else left.push(part)
    }
    isBelowContact = found.length > 0 || isHouse(basics)
  }
  // What is set as the title of the whole is the name before what happens to stand above it.
  const title = lines.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? ''
  if (left.indexOf(title) > 0 && NAME.test(title)) left.unshift(...left.splice(left.indexOf(title), 1))
  const unplaced = town({ basics, parts: address({ basics, parts: nameAndLabel({ basics, left }) }) })
  if (typeof basics.name === 'string' && SPACED.test(basics.name))
    basics.name = basics.name.replace(/\s+/g, '')
  // What is no sentence says nothing of oneself.
  for (const value of unplaced.filter(isWord)) custom.push({ label: '', value })
  const summary = unplaced.filter((part) => !isWord(part)).join('\n')
  return {
    left: unsaid.map((text) => text.replace(/：$/, '')),
    basics: {
      ...basics,
      ...(custom.length > 0 ? { customFields: custom } : {}),
      ...(summary ? { summary } : {}),
    },
    doubts: [
      ...(basics.name === undefined ? [{ key: 'noName' as const, path: 'basics.name', text: '' }] : []),
      ...((basics.email ?? basics.phone) ? [] : [{ key: 'noContact' as const, path: 'basics', text: '' }]),
      ...unplaced.map((text) => ({
        key: 'unplaced' as const,
        path: isWord(text) ? 'basics.customFields' : 'basics.summary',
        text,
      })),
    ],
  }
}

/** A few words, and no sentence. */
const isWord = (part: string): boolean =>
  !/[。！？!?…，；;]|\p{L}\.$/u.test(part) &&
  (/\p{Script=Han}/u.test(part) ? part.length <= 20 : part.split(/\s+/).length <= 6 && part.length <= 48)

/** What one says of oneself below the name, in one line with bars: a trade first, then what one is good at. */
function headlineIn(said: string[]): string | undefined {
  const [name = '', text = ''] = said.filter((part) => !isTitleOnly(part))
  const parts = text.split(/\s+[|｜]\s+/)
  const isSaid = parts.every((part) => !isFact(part) && !/[:：]/.test(part) && partKind(part) !== 'place')
  const isTrade =
    partKind(parts[0] ?? '') === 'role' && (parts.length > 2 || !NAMED_PLACE.test(parts[1] ?? ''))
  const isOne = NAME.test(name) && parts.length > 1 && text.length <= MAX_HEADLINE
  return isOne && isTrade && isSaid && takeContacts(text).found.length === 0 ? text : undefined
}

const MAX_HEADLINE = 120

/** A name that fills a width. */
const SPACED = /^\p{Script=Han}(?:\s+\p{Script=Han}){1,3}$/u

const isPlace = ({ part, basics }: { part: string; basics: JsonObject }): boolean =>
  NAMED_PLACE.test(part) && partKind(part) === undefined && (basics.location === undefined || isHouse(basics))

/** A house and its street, whose town comes in a line of its own. */
const isHouse = ({ location }: JsonObject): boolean =>
  /^\d{1,5}[a-z]? [\p{L}'’. -]+$/u.test(String((location as JsonObject | undefined)?.address ?? ''))

type Row = { label: string; value: string }
type Give = { basics: JsonObject; custom: Row[]; field: string; value: string; label?: string }

/** The first of a kind has its field; a second one keeps its words in a row of its own. */
function give({ basics, custom, field, value, label = '' }: Give): void {
  if (field === 'profile') {
    const url = /^https?:/i.test(value) ? value : `https://${value}`
    const username = value.replace(/\/$/, '').split('/').at(-1) ?? ''
    addProfile({ basics, profile: { network: networkIn(value) ?? '', username, url } })
  } else if (field === 'location' && isHouse(basics)) {
    basics.location = { address: `${String((basics.location as JsonObject).address)}, ${value}` }
  } else if (basics[field] === undefined) basics[field] = field === 'location' ? { address: value } : value
  else custom.push({ label, value })
}

function addProfile({ basics, profile }: { basics: JsonObject; profile: JsonObject }): void {
  basics.profiles = [...(Array.isArray(basics.profiles) ? (basics.profiles as unknown[]) : []), profile]
}

const NAME =
  /^(?:\p{Script=Han}{2,4}\s*[（(]?\s*\p{Lu}[\p{Script=Latin}.'’ -]{1,30}[)）]?|[\p{Script=Han}]{2,4}(?:·[\p{Script=Han}]{1,6})?|\p{Script=Han}(?:\s+\p{Script=Han}){1,3}|[\p{Lu}][\p{L}.'’-]*(?:\s+(?:["“(]\p{Lu}\p{L}+["”)]|[\p{L}][\p{L}.'’-]*)){1,5})$/u

/** “Rosa Dunmore, RN”: letters that a name ends in. */
const TITLED =
  /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}(?:,? (?:RN|BSN|MSN|NP|LPN|MD|DO|PhD|Ph\.D\.?|MBA|CPA|CFA|PMP|P\.?E\.?|EIT|Esq\.?|JD|DDS|DVM|PharmD|LCSW|RD|DPT|OTR|CISSP|SHRM-CP|SPHR|FRCS|MRCP|ACCA))+$/u

/** “Silver Spring, MD” is a town. */
const isTitled = (part: string): boolean => TITLED.test(part) && !/^[^,]+, (?:MD|PE)$/.test(part)

/** “12 Linden Way”, “4 Mill Lane, Otterham, OT1 2AB”, “10115 Berlin”: a number alone begins other lines, too. */
const STREET =
  /^(?:\d{1,5}[a-z]?\s+(?:\p{Lu}[\p{L}'’.-]*\s+){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Way|Drive|Dr|Court|Ct|Place|Pl|Close|Crescent|Square|Sq|Terrace|Boulevard|Blvd|Row|Gardens|Hill)\.?(?:,\s*[\p{Lu}\d][\p{L}\d'’. -]{1,40}){0,4}|\d{5}\s+\p{Lu}[\p{L}-]+)$/u

/** Takes the lines of an address out of what has no place yet. */
function address({ basics, parts }: { basics: JsonObject; parts: string[] }): string[] {
  const lines = addressLines(parts, (part) => STREET.test(part))
  if (lines.length === 0 || (basics.location !== undefined && !isHouse(basics))) return parts
  const house = (basics.location as JsonObject | undefined)?.address
  basics.location = { address: [...(house === undefined ? [] : [house]), ...lines].join(', ') }
  return parts.filter((part) => !lines.includes(part))
}

/** “Gothenburg, Västra Götaland, SE”, “Leeds, United Kingdom,”: names that end with a country say where. */
function town({ basics, parts }: { basics: JsonObject; parts: string[] }): string[] {
  const places = parts.map((part) => part.replace(/,$/, ''))
  const at = places.findIndex(
    (part) => partKind(part) === 'place' || (/, \p{Lu}{2}$/u.test(part) && NAMED_PLACE.test(part)),
  )
  if (at < 0 || basics.location !== undefined) return parts
  basics.location = { address: places[at] }
  return parts.toSpliced(at, 1)
}

/** Takes name and position out of the words that have no label; the rest is given back. A bare “Resume” says nothing. */
function nameAndLabel({ basics, left }: { basics: JsonObject; left: string[] }): string[] {
  const rest = left
    .filter((part) => !isTitleOnly(part))
    .map(nameOfTitle)
    .flatMap(nameAndRole)
  const said = rest.findIndex((part) => NAME.test(part) && partKind(part) === undefined)
  // Tom Baker is a person where somebody else is what he is.
  const first = rest[0] ?? ''
  const isPerson = isNamedAsTrade(first) && /^(?:\p{Lu}\S+ \p{Lu}\S+|\p{Script=Han}{2,3})$/u.test(first)
  const isBefore = NAME.test(first) && rest.slice(1, 3).some((part) => partKind(part) === 'role')
  const at = (isPerson && (said < 0 || !/\p{Script=Han}/u.test(first))) || (said < 0 && isBefore) ? 0 : said
  const isNamed = basics.name === undefined && at >= 0 && at < 3
  if (isNamed) basics.name = rest.splice(at, 1)[0]
  const below = isNamed && isTrade(rest[at] ?? '') ? rest[at] : undefined
  const tight = (text: string) => text.replace(/\s+/g, '').toLowerCase()
  const name = typeof basics.name === 'string' ? tight(basics.name) : undefined
  const others = rest.filter((part) => tight(part) !== name)
  const role = others.findIndex(
    (part) => part.length <= 60 && partKind(part) === 'role' && !/[。.]$/.test(part),
  )
  if (basics.label === undefined && role >= 0 && role < 3) basics.label = others.splice(role, 1)[0]
  else if (basics.label === undefined && below && others.includes(below))
    basics.label = others.splice(others.indexOf(below), 1)[0]
  return others
}

/** What stands behind a name, some words and no sentence, is what somebody is, also where the words are unknown: “Diseñadora gráfica”. */
const isTrade = (part: string): boolean =>
  /^\p{L}[\p{Script=Latin}&/.'’-]*(?: [\p{Script=Latin}&/.'’-]+){1,5}$/u.test(part) &&
  !/[!?]|\p{Ll}{3}\.$/u.test(part) &&
  part.length <= 60 &&
  partKind(part) === undefined &&
  !NAMED_PLACE.test(part)

/** “Backend Engineer — Guadalajara, Mexico” */
function roleAndPlace(part: string): string[] {
  const [, role = '', place = ''] = /^(.{2,60}?)\s+[-–—]\s+(\p{Lu}.{2,40})$/u.exec(part) ?? []
  return partKind(role) === 'role' && partKind(place) === 'place' ? [role, place] : [part]
}

/** “Jane Doe, Depot Manager”, “Jane Doe — Chef de partie”. */
function nameAndRole(part: string, index: number): string[] {
  const [, name = '', role = ''] =
    (index === 0 && /^(.{2,40}?)(?:\s*[,，]\s*|\s+[-–—]\s+)(.{2,60})$/u.exec(part)) || []
  const isParted = /^\s+[-–—]/.test(part.slice(name.length)) || partKind(role) === 'role'
  if (NAME.test(name) && partKind(name) === undefined && isParted) return [name, role]
  const [, han = '', what = ''] = (index === 0 && /^(\p{Script=Han}{2,4}) (\S.*)$/u.exec(part)) || []
  return partKind(han) === undefined && partKind(what) === 'role' ? [han, what] : [part]
}

/** “林致远的简历”, “Resume of Ann Lee”, “Hi, I’m Ann Lee 👋” name a person. */
function nameOfTitle(part: string): string {
  const bare = part.replace(/[\p{Extended_Pictographic}\ufe0f\u200d]/gu, '').trim()
  const named = TITLES.map((title) => title.exec(bare)?.[1] ?? '').find((name) => NAME.test(name))
  return named ?? part
}

const TITLES = [
  /^(\p{Script=Han}{2,4}?)(?:的|\s+|\s*[-—]+\s*)(?:个人|求职)?简历$/u,
  /^(?:个人|求职)?简历\s*[-–—·]+\s*(.+)$/u,
  /^(?:resume|résumé|cv|curriculum vitae)(?: of |\s*[-–—:]\s*|\s+)(.+)$/i,
  /^(.+?)(?:['’]s|\s*[-–—])\s+(?:resume|résumé|cv|curriculum vitae)$/i,
  /^(?:(?:hi|hello|hey)(?: there)?[,!]? )?(?:i['’]m|my name is) ([^.!]+)[.!]?$/i,
]
