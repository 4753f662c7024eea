import { ALL_FAMILIES, faceName, facesOf, type FontName } from './font-files.server'

const FACES = new Map(ALL_FAMILIES.flatMap(facesOf).map((face) => [faceName(face), face]))

/** The face of a name that `faceName` gave. */
export function readFaceName(name: string): FontName | null {
  return FACES.get(name) ?? null
}
