import type { MetaFunction } from '@remix-run/node'
import { useTexts } from '~/i18n/use-texts'
import { TextCheck } from '~/tools/check/TextCheck'
import { CHECK_TEXTS } from '~/tools/check/texts'
import { ToolPage } from '~/tools/shell/ToolPage'
import { toolMeta } from '~/tools/shell/tool-meta'

export const meta: MetaFunction = ({ matches, location }) =>
  toolMeta({ texts: CHECK_TEXTS, matches, location })

export default function CheckPage() {
  const t = useTexts(CHECK_TEXTS)
  return (
    <ToolPage title={t.title} line={t.line}>
      <TextCheck />
    </ToolPage>
  )
}
