import { useMemo } from 'react'
import { useLocale } from '~/i18n/locale-context'
import { useValue } from '~/session/use-value'
import { selectedOwner } from '../../session/selected-owner'
import { useContent } from '../../session/use-content'
import { partOfOwner, partsOfContent } from './parts-of-content'

/** The parts of the resume, and the one that is selected in the editor. */
export function useParts() {
  const language = useLocale()
  const content = useContent((current) => current)
  const owner = useValue(selectedOwner)
  return useMemo(() => {
    const parts = partsOfContent({ content, language })
    const selected = owner === undefined ? undefined : partOfOwner({ content, parts, owner })
    return { parts, selected }
  }, [content, language, owner])
}
