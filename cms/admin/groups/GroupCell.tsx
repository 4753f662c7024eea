import type { DefaultServerCellComponentProps } from 'payload'
import { adminLanguage } from '../../../collections/languages/admin-language'
import type { Language } from '../../../collections/resumes/choices'

/** A group by its title in the reader's language, with its key. */
export function GroupCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  // an edge: Payload types a row of any collection
  const { id, key, title } = rowData as { id: string; key: string; title?: Record<Language, string> }
  return (
    <a href={`${payload.config.routes.admin}/collections/resume-groups/${id}`}>
      {[title?.[adminLanguage(i18n)], key].filter(Boolean).join(' · ')}
    </a>
  )
}
