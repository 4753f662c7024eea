const BROWSERS = [
  ['WeChat', /MicroMessenger/i],
  ['QQ Browser', /QQBrowser/i],
  ['UC Browser', /UCBrowser|Quark/i],
  ['Samsung Internet', /SamsungBrowser/],
  ['Edge', /Edg/],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

/** A browser and its system in two words, such as `Chrome · Windows`, from a User-Agent; null when neither is known. */
export function deviceName(userAgent: string): string | null {
  const of = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0]
  return [of(BROWSERS), of(SYSTEMS)].filter(Boolean).join(' · ') || null
}
