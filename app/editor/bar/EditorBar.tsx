import { Link } from '@remix-run/react'
import { ArrowLeft, Download, Share2 } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { buttonClass } from '~/components/ui/button-class'
import { Tooltip } from '~/components/ui/Tooltip'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { HistoryButtons } from './HistoryButtons'
import { SaveSlot } from './SaveSlot'
import { TitleField } from './TitleField'

type Props = { onShare: () => void; onDownload: () => void; isDownloading: boolean }

/** The bar over everything: where one is, what is saved, and what leaves the editor. */
export function EditorBar({ onShare, onDownload, isDownloading }: Props) {
  const editor = useEditor()
  const texts = useTexts(SHELL_TEXTS)
  const back = editor.guest ? texts.backHome : texts.back
  return (
    <header className="flex h-12 shrink-0 items-center gap-1 border-b border-line bg-surface px-2">
      <Tooltip text={back}>
        <Link
          to={editor.guest ? '/' : '/user'}
          aria-label={back}
          className={buttonClass({ look: 'ghost', size: 'sm', square: true })}
        >
          <ArrowLeft aria-hidden className="size-4" />
        </Link>
      </Tooltip>
      <TitleField />
      <SaveSlot />
      <div className="min-w-0 flex-1" />
      <HistoryButtons />
      <span aria-hidden className="mx-1.5 h-5 w-px bg-line" />
      <Button size="sm" onPress={onShare} data-tour="share">
        <Share2 aria-hidden className="size-4" />
        {texts.share}
      </Button>
      <Button look="primary" size="sm" className="ms-1" isPending={isDownloading} onPress={onDownload}>
        <Download aria-hidden className="size-4" />
        {texts.download}
      </Button>
    </header>
  )
}
