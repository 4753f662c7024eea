import type { MetaFunction } from '@remix-run/node'
import { useTexts } from '~/i18n/use-texts'
import { AtsView } from '~/tools/ats/AtsView'
import { ATS_TEXTS } from '~/tools/ats/texts'
import { ToolPage } from '~/tools/shell/ToolPage'
import { toolMeta } from '~/tools/shell/tool-meta'

export const meta: MetaFunction = ({ matches, location }) => toolMeta({ texts: ATS_TEXTS, matches, location })

export default function AtsPage() {
  const t = useTexts(ATS_TEXTS)
  return (
    <ToolPage title={t.title} line={t.line}>
      <AtsView />
    </ToolPage>
  )
}
