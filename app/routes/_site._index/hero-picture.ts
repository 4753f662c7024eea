import type { HeroTemplate } from './load-home.server'

/** The address of a template's first page in a theme colour, its own for null. */
export function heroPicture({ template, color }: { template: HeroTemplate; color: string | null }): string {
  return color ? `${template.picture}&color=${color.slice(1)}` : template.picture
}
