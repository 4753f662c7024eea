import { BadgeCheck, ShieldCheck, UserRoundX } from 'lucide-react'
import type { RouteHandle } from '~/http/route-handle'
import { useTexts } from '~/i18n/use-texts'
import { toolMeta } from '~/tools/shell/tool-meta'
import { TOOLS_TEXTS } from './texts'
import { ToolCards } from './ToolCards'

export const handle: RouteHandle = { scripts: false }

export const meta = toolMeta(TOOLS_TEXTS)

export default function Tools() {
  const t = useTexts(TOOLS_TEXTS)
  return (
    <>
      <div className="border-b border-line bg-subtle">
        <div className="jl-container py-12 md:py-16">
          <h1 className="text-3xl font-bold text-ink sm:text-4xl">{t.title}</h1>
          <p className="mt-4 max-w-xl text-md text-muted sm:text-lg">{t.line}</p>
        </div>
      </div>
      <div className="jl-container py-12 md:py-16">
        <ToolCards />
        <Points />
      </div>
    </>
  )
}

const ICONS = { local: ShieldCheck, free: UserRoundX, honest: BadgeCheck }

function Points() {
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
