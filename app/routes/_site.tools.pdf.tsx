import { PdfPages } from '~/tools/pages/PdfPages'
import { PAGES_TEXTS } from '~/tools/pages/texts'
import { ToolPage } from '~/tools/shell/ToolPage'
import { toolMeta } from '~/tools/shell/tool-meta'

export const meta = toolMeta(PAGES_TEXTS)

export default function PdfPage() {
  return (
    <ToolPage tool="pdf" texts={PAGES_TEXTS}>
      <PdfPages />
    </ToolPage>
  )
}
