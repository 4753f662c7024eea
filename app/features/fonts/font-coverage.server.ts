import { LATIN_FAMILIES, SIGNS_OF } from '../../document/style/font-families'
import { faceName, type FontName, isScript, readFont, SCRIPT_RANGES, SIGN_RANGE } from './font-files.server'
import { readCoverage } from './read-coverage.server'
import { pointsIn } from './unicode-range'

const known = new Map<string, Promise<Set<number>>>()
const signs = new Set(pointsIn(SIGN_RANGE))
const SIGN_FAMILIES = new Set<string>(Object.values(SIGNS_OF))
/** The Chinese one among them has its quotes and dots half as wide as Chinese wants them. */
const LEAVES_SIGNS = new Set<string>([...LATIN_FAMILIES, 'wenkai'])

/** The code points one of our fonts is to draw; worked out once a process. */
export function fontCoverage(font: FontName): Promise<Set<number>> {
  const key = faceName(font)
  const coverage = known.get(key) ?? readFont(font).then((bytes) => ownPart(font, readCoverage(bytes)))
  coverage.catch(() => known.delete(key))
  known.set(key, coverage)
  return coverage
}

/** A Latin font is two families: one of its signs, and one of the rest. One of a script draws its letters alone. */
function ownPart({ family }: FontName, points: Set<number>): Set<number> {
  if (isScript(family)) return new Set(pointsIn(SCRIPT_RANGES[family]).filter((point) => points.has(point)))
  if (SIGN_FAMILIES.has(family)) return new Set([...points].filter((point) => signs.has(point)))
  return LEAVES_SIGNS.has(family) ? new Set([...points].filter((point) => !signs.has(point))) : points
}
