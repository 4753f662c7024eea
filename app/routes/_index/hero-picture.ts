import type { HeroTemplate } from './load-home.server'
import { templatePicture } from './template-picture'

/** The address of a template's first page in a theme colour, its own for null. */
export function heroPicture({ template, color }: { template: HeroTemplate; color: string | null }): string {
  const picture = templatePicture(template)
  return color ? `${picture}?color=${color.slice(1)}` : picture
}
