import type { ResumeContent } from '../../../collections/resumes/schema'
import { type Furniture, furnitureOf } from './furniture-of'

type Props = { content: ResumeContent; page: number; pages: number; hasPerson: boolean }

/**
 * The lines in a page's margins, behind all of its text. They are no content: no screen reader, no search and, as artifacts,
 * no reader of the PDF meets them between two lines of an entry.
 */
export function PageFurniture(props: Props) {
  const furniture = furnitureOf(props)
  if (!furniture) return null
  return (
    <>
      <FurnitureLine at="head" texts={furniture.head} />
      <FurnitureLine at="foot" texts={furniture.foot} />
    </>
  )
}

const PLACES = ['start', 'center', 'after', 'end'] as const

function FurnitureLine({ at, texts }: { at: keyof Furniture; texts: Furniture['head'] }) {
  const places = PLACES.filter((place) => texts[place] !== '')
  if (places.length === 0) return null
  return (
    <div className={`jl-furniture jl-furniture-${at}`} aria-hidden="true">
      {places.map((place) => (
        <span key={place} className={`jl-furniture-${place}`}>
          {texts[place]}
        </span>
      ))}
    </div>
  )
}
