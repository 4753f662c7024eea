import type { MetaFunction } from '@remix-run/node'
import type { RouteHandle } from '~/http/route-handle'
import { useTexts } from '~/i18n/use-texts'
import { toolMeta } from '~/tools/shell/tool-meta'
import { Points } from './Points'
import { TOOLS_TEXTS } from './texts'
import { ToolCards } from './ToolCards'

export const handle: RouteHandle = { scripts: false }

export const meta: MetaFunction = ({ matches, location }) =>
  toolMeta({ texts: TOOLS_TEXTS, matches, location })

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
