import type { WrittenTemplate } from '../written-template'
import { academicZh } from './academic'
import { bannerZh } from './banner'
import { bilingualZh } from './bilingual'
import { campusZh } from './campus'
import { classicZh } from './classic'
import { classicZhCampus } from './classic-campus'
import { compactZh } from './compact'
import { compactZhCampus } from './compact-campus'
import { consultingZh } from './consulting'
import { editorialZh } from './editorial'
import { engineeringZh } from './engineering'
import { executiveZh } from './executive'
import { graphiteZh } from './graphite'
import { heritageZh } from './heritage'
import { humanistZh } from './humanist'
import { letterheadZh } from './letterhead'
import { plainZh } from './plain'
import { rightbarZh } from './rightbar'
import { sidebarZh } from './sidebar'
import { studioZh } from './studio'
import { swissZh } from './swiss'
import { timelineZh } from './timeline'

/** In the order of the gallery: neighbours look unlike each other. */
export const writtenZh: WrittenTemplate[] = [
  classicZh,
  sidebarZh,
  bannerZh,
  timelineZh,
  compactZh,
  editorialZh,
  classicZhCampus,
  compactZhCampus,
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
