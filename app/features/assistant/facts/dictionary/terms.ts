import type { Entry } from './build-index'
import office from './terms/office.json'
import people from './terms/people.json'
import things from './terms/things.json'

/**
 * Words of trades and of resumes that the dictionary hasn't got, or knows by other meanings: Chinese ones that are put for
 * each other, with their English.
 */
export function termEntries(): Entry[] {
  return [office, people, things].flatMap((terms) =>
    Object.entries<string>(terms).flatMap(([han, english]) =>
      han.split('|').map((simplified) => ({ simplified, pinyin: '', english: english.split('|') })),
    ),
  )
}
