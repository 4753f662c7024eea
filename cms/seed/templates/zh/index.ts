import type { WrittenTemplate } from '../written-template'
import { academicZh } from './academic'
import { bilingualZh } from './bilingual'
import { campusZh } from './campus'
import { consultingZh } from './consulting'
import { engineeringZh } from './engineering'
import { executiveZh } from './executive'
import { graphiteZh } from './graphite'
import { heritageZh } from './heritage'
import { humanistZh } from './humanist'
import { letterheadZh } from './letterhead'
import { plainZh } from './plain'
import { rightbarZh } from './rightbar'
import { studioZh } from './studio'
import { swissZh } from './swiss'

/** In the order of the gallery: neighbours look unlike each other. */
export const writtenZh: WrittenTemplate[] = [
  heritageZh,
  graphiteZh,
  campusZh,
  swissZh,
  rightbarZh,
  consultingZh,
  studioZh,
  plainZh,
  engineeringZh,
  executiveZh,
  humanistZh,
  letterheadZh,
  academicZh,
  bilingualZh,
]
