import { useTexts } from '~/i18n/use-texts'
import { LIST_TEXTS } from './texts'

/** A resume's tags; each shows those that have it too. */
export function CardTags({ tags, onShow }: { tags: readonly string[]; onShow: (tag: string) => void }) {
  const t = useTexts(LIST_TEXTS)
  if (tags.length === 0) return null
  return (
    <ul aria-label={t.tags} className="mt-1.5 flex flex-wrap gap-1">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <button
            type="button"
            aria-label={t.showTag(tag)}
            onClick={() => onShow(tag)}
            className="block min-h-6 max-w-full truncate rounded-control bg-accent-tint px-2 text-xs text-link transition hover:bg-indigo-4 pointer-coarse:min-h-11"
          >
            {tag}
          </button>
        </li>
      ))}
    </ul>
  )
}
