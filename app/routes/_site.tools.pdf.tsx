import type { MetaFunction } from '@remix-run/node'
import { useTexts } from '~/i18n/use-texts'
import { PdfPages } from '~/tools/pages/PdfPages'
import { PAGES_TEXTS } from '~/tools/pages/texts'
import { ToolPage } from '~/tools/shell/ToolPage'
import { toolMeta } from '~/tools/shell/tool-meta'

export const meta: MetaFunction = ({ matches, location }) =>
  toolMeta({ texts: PAGES_TEXTS, matches, location })

export default function PdfPage() {
  const t = useTexts(PAGES_TEXTS)
  return (
    <ToolPage title={t.title} line={t.line}>
      <PdfPages />
    </ToolPage>
  )
}
