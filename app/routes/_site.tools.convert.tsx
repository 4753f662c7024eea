import type { MetaFunction } from '@remix-run/node'
import { useTexts } from '~/i18n/use-texts'
import { Convert } from '~/tools/convert/Convert'
import { CONVERT_TEXTS } from '~/tools/convert/texts'
import { ToolPage } from '~/tools/shell/ToolPage'
import { toolMeta } from '~/tools/shell/tool-meta'

export const meta: MetaFunction = ({ matches, location }) =>
  toolMeta({ texts: CONVERT_TEXTS, matches, location })

export default function ConvertPage() {
  const t = useTexts(CONVERT_TEXTS)
  return (
    <ToolPage title={t.title} line={t.line}>
      <Convert />
    </ToolPage>
  )
}
