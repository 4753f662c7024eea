import { readYaml } from '../read-yaml'
import { seededTemplate, writtenTemplate, type SeededTemplate } from './written-template'

/** In the order of the gallery: neighbours look unlike each other. */
const IN_PAIRS = [
  { zh: 'classic', en: 'banner' },
  { zh: 'sidebar', en: 'sidebar' },
  { zh: 'banner', en: 'editorial' },
  { zh: 'timeline', en: 'timeline' },
  { zh: 'compact', en: 'compact' },
  { zh: 'editorial', en: 'classic' },
  { zh: 'classic-campus', en: 'sidebar-graduate' },
  { zh: 'compact-campus', en: 'timeline-graduate' },
  { zh: 'heritage', en: 'rightbar' },
  { zh: 'graphite', en: 'heritage' },
  { zh: 'campus', en: 'consulting' },
  { zh: 'swiss', en: 'studio' },
  { zh: 'rightbar', en: 'plain' },
  { zh: 'consulting', en: 'executive' },
  { zh: 'studio', en: 'campus' },
  { zh: 'plain', en: 'swiss' },
  { zh: 'engineering', en: 'graphite' },
  { zh: 'executive', en: 'letterhead' },
  { zh: 'humanist', en: 'humanist' },
  { zh: 'letterhead', en: 'academic' },
  { zh: 'academic', en: 'engineering' },
  { zh: 'bilingual', en: 'bilingual' },
]

let read: SeededTemplate[] | undefined

/** The templates that come with Jianli, newest first: the two languages in turn, so that either finds its own early. */
export const seededTemplates = () =>
  (read ??= IN_PAIRS.flatMap(({ zh, en }) => [
    seededTemplate({ ...written(`zh/${zh}`), language: 'zh-CN' }),
    seededTemplate({ ...written(`en/${en}`), language: 'en' }),
  ]))

const written = (name: string) =>
  readYaml({ file: `cms/seed/templates/${name}.yaml`, schema: writtenTemplate })
