import { EXPORT_TEXTS } from '~/session/export/export-texts'
import { useTexts } from '~/i18n/use-texts'

/** What the format of an export is called; one that no menu has goes by its own name. */
export function useFormatName(): (format: string) => string {
  const names = new Map<string, string>(Object.entries(useTexts(EXPORT_TEXTS).formats))
  return (format) => names.get(format) ?? format
}
