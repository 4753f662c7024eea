import { PhotoCrop } from '~/tools/photo/PhotoCrop'
import { PHOTO_TEXTS } from '~/tools/photo/texts'
import { ToolPage } from '~/tools/shell/ToolPage'
import { toolMeta } from '~/tools/shell/tool-meta'

export const meta = toolMeta(PHOTO_TEXTS)

export default function PhotoPage() {
  return (
    <ToolPage tool="photo" texts={PHOTO_TEXTS}>
      <PhotoCrop />
    </ToolPage>
  )
}
