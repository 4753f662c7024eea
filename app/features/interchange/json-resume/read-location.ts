import type { Language } from '../../../../collections/resumes/schema'
import type { JsonObject } from './json'
import { pathTo, type Note } from './notes'
import { readString } from './read-strings'

const PARTS = ['address', 'postalCode', 'city', 'countryCode', 'region'] as const
type Part = (typeof PARTS)[number]

/** The whole address as one line, as people of its language write it. */
export function readLocation({ location, language }: { location: JsonObject; language: Language }): {
  value: string
  unknown: Note[]
} {
  const parts = PARTS.map((field) => ({ field, ...readString(location[field]) }))
  const odd = parts.flatMap(({ field, notes }) => notes.map((key) => ({ field, key })))
  const extra = Object.keys(location)
    .filter((field) => !PARTS.some((part) => part === field))
    .map((field) => ({ field, key: 'unknown' as const }))
  // an edge: entries lose the names of the parts
  const address = Object.fromEntries(parts.map(({ field, value }) => [field, value.trim()])) as Address
  const isHan = /\p{Script=Han}/u.test(Object.values(address).join(''))
  return {
    value: ADDRESSES[isHan ? 'zh-CN' : 'en']({ address, language }),
    unknown: [...odd, ...extra].map(({ field, key }) => ({
      path: pathTo({ path: 'basics.location', key: field }),
      key,
    })),
  }
}

type Address = Record<Part, string>
type WriteAddress = (options: { address: Address; language: Language }) => string

/** By the language that an address is written in, which need not be the page's: a Chinese page may have a foreign one. */
const ADDRESSES: Record<Language, WriteAddress> = { 'zh-CN': chineseAddress, en: englishAddress }

/** The country that a resume in a language doesn't name; English has none. */
const HOME: Record<Language, string | undefined> = { 'zh-CN': 'CN', en: undefined }

/** From large to small without signs between; in a Chinese resume China goes without saying, and so does what stands twice. */
function chineseAddress({ address, language }: Parameters<WriteAddress>[0]): string {
  const { address: street, city, region, postalCode, countryCode } = address
  const country = countryCode.toUpperCase() === HOME[language] ? '' : countryCode
  const places = [
    city.startsWith(region) || street.startsWith(region) ? '' : region,
    saysCity({ street, city, region }) ? '' : city,
    street,
  ]
  return [country, joinPlaces(places), postalCode].filter(Boolean).join(' ')
}

/** Whether a city stands in its street or region already; 南京路 is a street in another one. */
function saysCity({ street, city, region }: Record<'street' | 'city' | 'region', string>): boolean {
  if (region.startsWith(city) || street.includes(`${city}市`)) return true
  const [before, after] = street.split(city, 2)
  return (
    after !== undefined &&
    (before === '' || before === region) &&
    !/^[东南西北中]?(?:路|街|大道|巷)/u.test(after)
  )
}

/** Nothing parts Chinese places, a space those in letters. */
function joinPlaces(places: string[]): string {
  return places.filter(Boolean).reduce((line, place) => {
    const isTight = /\p{Script=Han}$/u.test(line) && /^\p{Script=Han}/u.test(place)
    return line === '' || isTight ? line + place : `${line} ${place}`
  }, '')
}

/** Street, city, region with the postal code, country. */
function englishAddress({ address }: Parameters<WriteAddress>[0]): string {
  const { address: street, city, region, postalCode, countryCode } = address
  const area = [region === city ? '' : region, postalCode].filter(Boolean).join(' ')
  return [street, city, area, countryCode].filter(Boolean).join(', ')
}
