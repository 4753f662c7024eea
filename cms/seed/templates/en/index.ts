import type { WrittenTemplate } from '../written-template'
import { academicEn } from './academic'
import { bilingualEn } from './bilingual'
import { campusEn } from './campus'
import { consultingEn } from './consulting'
import { engineeringEn } from './engineering'
import { executiveEn } from './executive'
import { graphiteEn } from './graphite'
import { heritageEn } from './heritage'
import { humanistEn } from './humanist'
import { letterheadEn } from './letterhead'
import { plainEn } from './plain'
import { rightbarEn } from './rightbar'
import { studioEn } from './studio'
import { swissEn } from './swiss'

/** In the order of the gallery: neighbours look unlike each other, and the Chinese one beside each. */
export const writtenEn: WrittenTemplate[] = [
  rightbarEn,
  heritageEn,
  consultingEn,
  studioEn,
  plainEn,
  executiveEn,
  campusEn,
  swissEn,
  graphiteEn,
  letterheadEn,
  humanistEn,
  academicEn,
  engineeringEn,
  bilingualEn,
]
