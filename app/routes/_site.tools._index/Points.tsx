import { BadgeCheck, ShieldCheck, UserRoundX } from 'lucide-react'
import { useTexts } from '~/i18n/use-texts'
import { TOOLS_TEXTS } from './texts'

const ICONS = { local: ShieldCheck, free: UserRoundX, honest: BadgeCheck }

export function Points() {
  const t = useTexts(TOOLS_TEXTS)
  return (
    <ul className="mt-12 grid gap-6 border-t border-line pt-8 sm:grid-cols-3">
      {(['local', 'free', 'honest'] as const).map((id) => {
        const Icon = ICONS[id]
        return (
          <li key={id} className="flex gap-3">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            <div>
              <h2 className="text-base font-semibold text-ink">{t.points[id].title}</h2>
              <p className="mt-1 text-base text-muted">{t.points[id].text}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
