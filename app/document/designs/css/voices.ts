import type { FormOf } from '../../../../collections/resumes/design-parts'
import type { Design } from '../schema/design'

/** Sections whose titles look alike. What their selectors end in has no weight, so that other rules stand to all of them alike. */
export type Voice = {
  /** whose titles look so */
  design: Design
  /** of a section, and of what is in one */
  section: string
  inside: string
}
/** Titles in a form of their own, and a design that has all of them so. */
export type OwnTitles = { form: FormOf<'titleForm'>; design: Design }[]

/** The voice of the design, and those of sections that depart from it. */
export function voicesOf({ design, own }: { design: Design; own: OwnTitles }): Voice[] {
  const base = (at: string) => (own.length > 0 ? `:where(:not(.jl-titled${at}))` : '')
  return [
    { design, section: base(''), inside: base(' *') },
    ...own.map(({ form, design: titled }) => ({
      design: titled,
      section: `:where(.jl-titled-${form})`,
      inside: `:where(.jl-titled-${form} *)`,
    })),
  ]
}
