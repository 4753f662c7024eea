export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const THEME_COOKIE = 'theme'

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value)
}
