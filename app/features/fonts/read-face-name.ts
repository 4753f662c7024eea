import { FAMILIES, type FontFamily, type FontName } from './font-files.server'

/** `sans-400`, `latin-serif-700` and the like, as faces are named in addresses. */
export function readFaceName(name: string): FontName | null {
  const match = /^([a-z-]+)-(400|700)$/.exec(name)
  const family = match?.[1] ?? ''
  if (!isFamily(family)) return null
  return { family, weight: match?.[2] === '700' ? 700 : 400 }
}

function isFamily(name: string): name is FontFamily {
  return Object.hasOwn(FAMILIES, name)
}
