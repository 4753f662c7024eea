import type { JsonObject } from '../json-resume/json'
import { EMPLOYED, IN_COUNTRY, partKind, type PartKind } from './part-kinds'
import type { EntryListName } from './read-entry'

type Named = { fields: JsonObject; rest: string[]; link: string; isOrderAssumed: boolean }
type Slots = [field: string, kinds: PartKind[]][]

const SLOTS: Record<EntryListName, Slots> = {
  work: [
    ['name', ['organisation', 'school']],
    ['position', ['role']],
    ['location', ['place']],
  ],
  volunteer: [
    ['organization', ['organisation', 'school']],
    ['position', ['role']],
    ['location', ['place']],
  ],
  education: [
    ['institution', ['school', 'organisation']],
    ['studyType', ['degree']],
    ['score', ['score']],
    ['location', ['place']],
    ['area', []],
  ],
  projects: [
    ['name', []],
    ['roles', ['role']],
  ],
  custom: [
    ['name', []],
    ['subtitle', []],
    ['location', ['place']],
  ],
}
/** What a slot may hold when nothing speaks for it: the first two names in their order. */
const OPEN: Record<EntryListName, string[]> = {
  work: ['name', 'position'],
  volunteer: ['organization', 'position'],
  education: ['institution', 'area'],
  projects: ['name', 'entity'],
  custom: ['name', 'subtitle'],
}

type NamedParts = {
  list: EntryListName
  parts: string[]
  /** those that stood behind a wide gap */
  edges?: ReadonlySet<string>
  /** What one was stands before where, as “at” or its sign says. */
  isAt?: boolean
  kindOf?: (part: string) => PartKind | undefined
}

/** Gives the parts of an entry's head to the fields they seem to be, and the rest in their order. */
export function nameParts({ list, parts, edges, isAt = false, kindOf = partKind }: NamedParts): Named {
  const link = parts.find((part) => LINK.test(part)) ?? ''
  const left = parts.filter((part) => part !== link)
  const fields: JsonObject = {}
  const firstProject = list === 'projects' ? left.shift() : undefined
  if (firstProject) fields.name = firstProject
  for (const [field, kinds] of SLOTS[list]) {
    const index = left.findIndex((part) => kinds.some((kind) => kind === kindOf(part)))
    const [part] = index < 0 ? [] : left.splice(index, 1)
    if (part && fields[field] === undefined) fields[field] = field === 'roles' ? [part] : part
  }
  // “Paperlantern, Milwaukee” below what one was there.
  const [, house, town, middle = town] =
    (left.length === 0 &&
    (fields.position ?? fields.studyType) !== undefined &&
    typeof fields.location === 'string'
      ? (HOUSE_IN_TOWN.exec(fields.location) ?? HOUSE_ABROAD.exec(fields.location))
      : undefined) ?? []
  const where = OPEN[list][0]
  if (where && fields[where] === undefined && house && town && middle && !isCountry(middle))
    Object.assign(fields, { [where]: house, location: town })
  Object.assign(fields, houseAndTown({ where, fields, kindOf }))
  const isSeen = OPEN[list].some((field) => fields[field] !== undefined)
  const open = OPEN[list].filter((field) => fields[field] === undefined && !isSaid({ field, fields }))
  const isOrderAssumed = list === 'work' && !isSeen && left.length > 1
  for (const field of isOrderAssumed && isAt ? open.toReversed() : open) {
    const part = left.shift()
    if (part) fields[field] = part
  }
  const place = SLOTS[list].some(([field]) => field === 'location') && fields.location === undefined
  const at = parts.indexOf(String(fields.institution))
  const isBehind = at >= 0 && parts[at + 1] === left[0] && !GRADE.test(left[0] ?? '')
  const isPlaced = list === 'education' ? edges?.has(left[0] ?? '') === true || isBehind : left.length === 1
  if (place && isPlaced && isNameOfPlace(left[0])) fields.location = left.shift()
  return { fields, rest: left, link, isOrderAssumed: isOrderAssumed && !isAt }
}

/** “Willow Hospital, Leicester”, where the house says that it is one and no unit of it follows. */
type House = { where: string | undefined; fields: JsonObject; kindOf: (part: string) => PartKind | undefined }

function houseAndTown({ where, fields, kindOf }: House): JsonObject {
  const [, house = '', town = ''] =
    (where && fields.location === undefined && HOUSE_IN_TOWN.exec(String(fields[where] ?? ''))) || []
  const isHouse = ['organisation', 'school'].includes(kindOf(`${house}, ${town}`) ?? '')
  const isTown = partKind(town) === 'place' || (partKind(town) === undefined && !town.includes(' '))
  return where && isHouse && isTown && isNameOfPlace(town) && !UNIT.test(town)
    ? { [where]: house, location: town }
    : {}
}

const UNIT =
  /\b(?:unit|department|dept|division|team|office|branch|faculty|campus|ward|floor|section|services?|operations|marketing|finance|sales|research)$/i
const GRADE =
  /honou?rs|class|distinction|merit|list|laude|grade|graduated|minor|major|thesis|award|prize|scholar|fellow/i

/** “github.com/lin/quill” is one as well. */
export const LINK =
  /^(?:https?:\/\/|www\.|[a-z\d-]+(?:\.[a-z\d-]+)*\.(?!(?:js|ts|net|py)\/)[a-z]{2,10}\/)\S+$/i
const HOUSE_IN_TOWN = /^([^,]+), ([^,]+)$/u
/** “Cedar Soft, Beirut, Lebanon” */
const HOUSE_ABROAD = /^([^,]+), (([^,]+), [^,]+)$/u
/** “CA”, “Ontario”, or what ends a place as countries do: the place is a town then. */
const isCountry = (end: string): boolean =>
  /^\p{Lu}+$/u.test(end) || REGION.test(end) || (!end.includes('(') && IN_COUNTRY.test(`Town, ${end}`))
/** “Quillpay, San Francisco, CA”: names, each with a capital, and no sentence. “Toronto, Ontario” is a town alone. */
export const isHouseInTown = (line: string): boolean =>
  /^\p{Lu}[^,.;]{1,40}(?:, \p{Lu}[\p{L}. ]{1,24}){1,3}(?: [(]\p{L}+[)])?$/u.test(line) &&
  !isCountry(HOUSE_IN_TOWN.exec(line)?.[2] ?? '')
const REGION =
  /^(?:Alabama|Alaska|Alberta|Arizona|Arkansas|British Columbia|California|Colorado|Connecticut|Delaware|Florida|Georgia|Gujarat|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Karnataka|Kentucky|Kerala|Louisiana|Maharashtra|Maine|Manitoba|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Brunswick|Hampshire|Jersey|Mexico|South Wales|York)|North (?:Carolina|Dakota)|Nova Scotia|Ohio|Oklahoma|Ontario|Oregon|Pennsylvania|Qu[ée]bec|Queensland|Rhode Island|Saskatchewan|South (?:Australia|Carolina|Dakota)|Tamil Nadu|Tasmania|Telangana|Tennessee|Texas|Utah|Vermont|Victoria|Virginia|Washington|West Virginia|Wisconsin|Wyoming)$/

/** “BSc Biochemistry” says the subject: what stands beside it is none. */
function isSaid({ field, fields: { studyType } }: { field: string; fields: JsonObject }): boolean {
  const degree =
    typeof studyType === 'string'
      ? studyType.replace(/ \(?Hons\)?/, '').replace(/\bof \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?/u, '')
      : ''
  return field === 'area' && /\p{Script=Latin}[).]? .*\p{Lu}\p{Ll}{3}/u.test(degree)
}

/** What is left when organisation and position are known, and is as short as the name of a town. */
function isNameOfPlace(part: string | undefined): boolean {
  return (
    part !== undefined &&
    part.length <= 30 &&
    !EMPLOYED.test(part) &&
    /^\p{Lu}[\p{Ll}'’.-]+(?:,? \p{Lu}[\p{L}'’.-]+){0,2}(?: \((?:[Hh]ybrid|[Rr]emote|[Oo]n-?site)\))?$/u.test(
      part,
    )
  )
}
