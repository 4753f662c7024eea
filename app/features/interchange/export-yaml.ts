import { stringify } from 'yaml'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { exportJsonResume } from './export-json-resume'

/** JSON Resume as YAML: the same fields, easier to edit by hand. */
export function exportYaml(content: ResumeContent): string {
  return stringify(exportJsonResume(content), { lineWidth: 100 })
}
