import type { Language } from '../../../collections/resumes/schema'
import type { DrawPictureOptions } from '../preview/draw-picture.server'

/** What a picture for sharing shows: words beside the first page of a resume. */
export type Card = {
  title: string
  /** a few words above the title: what kind of page it is */
  kind: string
  language: Language
  page: Pick<DrawPictureOptions, 'content' | 'layout' | 'layoutVersion'> | null
}
