const BROWSERS = [
  ['WeChat', /MicroMessenger/i],
  ['Edge', /Edg/],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

/** A browser and its system in two words, such as `Chrome · Windows`, from a User-Agent; null when neither is known. */
export function deviceName(userAgent: string): string | null {
  const of = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0]
  return [of(BROWSERS), of(SYSTEMS)].filter(Boolean).join(' · ') || null
}
