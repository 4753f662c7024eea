import type { SkillRow } from '../../../collections/resumes/schema'

type Parted = Pick<SkillRow, 'key' | 'tags'>

/** A name and what stands behind its colon, which is neither a time's nor an address's. */
const NAMED = /^([^:：]{1,40}?)\s*(?:：|:(?!\/\/|\d))\s*(\S.*)?$/su
/** A comma within brackets parts nothing. */
const LIST = /\s*[,，、;；](?![^（(]*[)）])\s*/
/** What somebody says of what they can do is a sentence, of which a comma belongs to the words. */
const TOLD =
  /^(?:精通|熟|掌握|了解|能|会|懂|善|擅|具|使用|有|并|且|可)|[。！？!?]|\.(?:\s|$)|(?:\S+\s+){4}\S/u
/** Longer than this, in letters, is no keyword. */
const LONGEST = 30
/** As many as the document's schema takes. */
const MOST = 100

/** A skill that was written as a name with its keywords behind a colon; undefined where it wasn't. */
export function partSkill({ key, tags }: Parted): Parted | undefined {
  const [, name = '', rest = ''] = NAMED.exec(key.trim()) ?? []
  if (name.trim() === '' || (rest === '' && tags.length === 0)) return undefined
  const words = rest.split(LIST).filter(Boolean)
  const isList = words.every((word) => word.length <= LONGEST && !TOLD.test(word))
  const all = [...(isList ? words : [rest.trim()]), ...tags]
  return all.length <= MOST ? { key: name.trim(), tags: all } : undefined
}
