import { AtsView } from '~/tools/ats/AtsView'
import { ATS_TEXTS } from '~/tools/ats/texts'
import { ToolPage } from '~/tools/shell/ToolPage'
import { toolMeta } from '~/tools/shell/tool-meta'

export const meta = toolMeta(ATS_TEXTS)

export default function AtsPage() {
  return (
    <ToolPage tool="ats" texts={ATS_TEXTS}>
      <AtsView />
    </ToolPage>
  )
}
