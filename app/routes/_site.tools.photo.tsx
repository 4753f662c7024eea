import type { MetaFunction } from '@remix-run/node'
import { useTexts } from '~/i18n/use-texts'
import { PhotoCrop } from '~/tools/photo/PhotoCrop'
import { PHOTO_TEXTS } from '~/tools/photo/texts'
import { ToolPage } from '~/tools/shell/ToolPage'
import { toolMeta } from '~/tools/shell/tool-meta'

export const meta: MetaFunction = ({ matches, location }) =>
  toolMeta({ texts: PHOTO_TEXTS, matches, location })

export default function PhotoPage() {
  const t = useTexts(PHOTO_TEXTS)
  return (
    <ToolPage title={t.title} line={t.line}>
      <PhotoCrop />
    </ToolPage>
  )
}
