import { findPeriod } from './find-period'
import { partKind } from './part-kinds'

/** Codes of towns: “BS1 4XE”, “OH 45402”, “602 00 Brno”, “5007 Bergen”, “1200-093 Lisboa”, “V6B 1A1”. */
const CODE =
  /(?:^|, |\b\p{Lu}{2} |(?<=\p{Ll} ))\d{5}(?:-\d{4})?(?![\d-])(?= \p{Lu}\p{Ll}|,|$)|\b\p{Lu}{1,2}\d[\p{Lu}\d]? ?\d\p{Lu}{2}\b|(?<!\d[ -]?)\d{3} \d{2} (?=\p{Lu})|(?:^|, )\d{4} (?=\p{Lu}\p{Ll})|(?:^|, )\d{4,5}-\d{3} (?=\p{Lu}\p{Ll})|\b\p{Lu}\d\p{Lu} ?\d\p{Lu}\d\b/u
/** “Flat 3, 9 Elm Court”, “Calle Olmo 7”, “12 rue des Lilas”. */
const HOUSE = /^\d{1,5}\p{L}?(?:-\d+)?,? \p{L}|\p{L} \d{1,3}\p{L}?(?:[/-]\d+)?(?:,|$)/u
const WORD =
  /^(?:\p{Lu}\S*|\S*\d\S*|[(]\p{Lu}\S*|rue|place|calle|via|c\/o|de|del|des|du|la|le|les|am|an|der|den|im|of|the|di|da|do|dos|van|von|zur|zum|bis)$/u

const MOST = 90

/** An address by the code of its town; nothing but names and numbers. */
export const isPostal = (part: string): boolean => CODE.test(part) && isOfNames(part)

const isOfNames = (part: string): boolean =>
  part.length <= MOST &&
  /\p{Lu}\p{L}{2}/u.test(part) &&
  part.split(/[\s,]+/).every((word) => word === '' || WORD.test(word)) &&
  !['role', 'score'].includes(partKind(part) ?? '') &&
  findPeriod(part) === undefined

/** Which of the parts are lines of an address: one with the code of its town, and the house above it. */
export function addressLines(parts: readonly string[], isStreet: (part: string) => boolean): string[] {
  const isSure = (part: string | undefined) => part !== undefined && (isStreet(part) || isPostal(part))
  return parts.filter(
    (part, at) => isSure(part) || (isSure(parts[at + 1]) && HOUSE.test(part) && isOfNames(part)),
  )
}
