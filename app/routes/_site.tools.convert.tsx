import { Convert } from '~/tools/convert/Convert'
import { CONVERT_TEXTS } from '~/tools/convert/texts'
import { ToolPage } from '~/tools/shell/ToolPage'
import { toolMeta } from '~/tools/shell/tool-meta'

export const meta = toolMeta(CONVERT_TEXTS)

export default function ConvertPage() {
  return (
    <ToolPage tool="convert" texts={CONVERT_TEXTS}>
      <Convert />
    </ToolPage>
  )
}
