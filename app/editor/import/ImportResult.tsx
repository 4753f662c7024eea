import { useTexts } from '~/i18n/use-texts'
import { IMPORT_TEXTS } from '../texts/import-texts'

/** What an import could not put on the page. */
export function ImportResult({ warnings }: { warnings: { path: string; message: string }[] }) {
  const texts = useTexts(IMPORT_TEXTS)
  return (
    <div className="space-y-3">
      <p className="text-base">{texts.warnings(warnings.length)}</p>
      <ul className="max-h-72 space-y-2 overflow-y-auto rounded-menu bg-subtle p-3 text-sm shadow-rest">
        {warnings.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <code className="text-xs break-all text-muted">{path}</code>
            <span className="block">{message}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
