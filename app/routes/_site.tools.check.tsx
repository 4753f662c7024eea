import { TextCheck } from '~/tools/check/TextCheck'
import { CHECK_TEXTS } from '~/tools/check/texts'
import { ToolPage } from '~/tools/shell/ToolPage'
import { toolMeta } from '~/tools/shell/tool-meta'

export const meta = toolMeta(CHECK_TEXTS)

export default function CheckPage() {
  return (
    <ToolPage tool="check" texts={CHECK_TEXTS}>
      <TextCheck />
    </ToolPage>
  )
}
