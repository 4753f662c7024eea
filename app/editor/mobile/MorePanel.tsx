import { Download, Share2 } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { TitleField } from '../bar/TitleField'
import type { Dialogs } from '../shell/use-editor-dialogs'
import { MOBILE_TEXTS } from '../texts/mobile-texts'

/** Name, sharing and download. */
export function MorePanel({ dialogs }: { dialogs: Dialogs }) {
  const texts = useTexts(MOBILE_TEXTS)
  return (
    <div className="space-y-3 py-3">
      <h3 className="text-sm text-muted">{texts.name}</h3>
      <TitleField size="lg" />
      <Button size="lg" className="w-full" onPress={dialogs.share}>
        <Share2 aria-hidden className="size-5" />
        {texts.share}
      </Button>
      <Button
        size="lg"
        look="primary"
        className="w-full"
        isPending={dialogs.isDownloading}
        onPress={dialogs.download}
      >
        <Download aria-hidden className="size-5" />
        {texts.download}
      </Button>
    </div>
  )
}
