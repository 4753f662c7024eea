import { Minus, Plus } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { IconButton } from '~/components/ui/IconButton'
import { Menu, MenuItem } from '~/components/ui/Menu'
import { useTexts } from '~/i18n/use-texts'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { shownKeys } from '../ui/shown-keys'
import type { Zoom } from './zoom'

type Props = {
  zoom: Zoom
  scale: number
  pages: number
  onZoom: (zoom: Zoom) => void
  onStep: (direction: 1 | -1) => void
}

/** Zoom and the number of pages, floating over the canvas. */
export function ZoomBar({ scale, pages, onZoom, onStep }: Props) {
  const texts = useTexts(SHELL_TEXTS)
  return (
    <div
      role="group"
      aria-label={texts.zoom}
      className="absolute bottom-4 left-1/2 z-10 flex -translate-x-1/2 items-center rounded-menu bg-float p-0.5 shadow-float"
    >
      <span className="px-2.5 text-xs whitespace-nowrap text-muted tabular-nums" aria-live="polite">
        {texts.pages(pages)}
      </span>
      <span aria-hidden className="h-4 w-px bg-line" />
      <IconButton label={texts.zoomOut} shortcut={shownKeys('Mod+-')} size="sm" onPress={() => onStep(-1)}>
        <Minus aria-hidden className="size-4" />
      </IconButton>
      <Menu
        label={texts.zoom}
        placement="top"
        trigger={
          <Button look="ghost" size="sm" className="w-14 px-0 font-normal tabular-nums">
            {`${Math.round(scale * 100)}%`}
          </Button>
        }
      >
        <MenuItem shortcut={shownKeys('Mod+0')} onAction={() => onZoom(1)}>
          {texts.zoomFull}
        </MenuItem>
        <MenuItem onAction={() => onZoom('width')}>{texts.fitWidth}</MenuItem>
        <MenuItem onAction={() => onZoom('page')}>{texts.fitPage}</MenuItem>
      </Menu>
      <IconButton label={texts.zoomIn} shortcut={shownKeys('Mod++')} size="sm" onPress={() => onStep(1)}>
        <Plus aria-hidden className="size-4" />
      </IconButton>
    </div>
  )
}
