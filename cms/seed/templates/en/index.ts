import type { WrittenTemplate } from '../written-template'
import { academicEn } from './academic'
import { bannerEn } from './banner'
import { bilingualEn } from './bilingual'
import { campusEn } from './campus'
import { classicEn } from './classic'
import { compactEn } from './compact'
import { consultingEn } from './consulting'
import { editorialEn } from './editorial'
import { engineeringEn } from './engineering'
import { executiveEn } from './executive'
import { graphiteEn } from './graphite'
import { heritageEn } from './heritage'
import { humanistEn } from './humanist'
import { letterheadEn } from './letterhead'
import { plainEn } from './plain'
import { rightbarEn } from './rightbar'
import { sidebarEn } from './sidebar'
import { sidebarEnGraduate } from './sidebar-graduate'
import { studioEn } from './studio'
import { swissEn } from './swiss'
import { timelineEn } from './timeline'
import { timelineEnGraduate } from './timeline-graduate'

/** In the order of the gallery: neighbours look unlike each other, and the Chinese one beside each. */
export const writtenEn: WrittenTemplate[] = [
  bannerEn,
  sidebarEn,
  editorialEn,
  timelineEn,
  compactEn,
  classicEn,
  sidebarEnGraduate,
  timelineEnGraduate,
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
