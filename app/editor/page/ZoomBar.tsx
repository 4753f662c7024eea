import { BookOpen, Minus, Plus } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { IconButton } from '~/components/ui/IconButton'
import { Menu, MenuItem } from '~/components/ui/Menu'
import { useTexts } from '~/i18n/use-texts'
import { CommandButton } from '../commands/CommandButton'
import { useCommand } from '../commands/commands-context'
import { CountButton } from '../count/CountButton'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { shownKeys } from '../ui/shown-keys'
import type { Spread } from './use-spread'

type Props = {
  scale: number
  pages: number
  /** Where two pages can stand side by side. */
  spread?: Spread | undefined
}

/** Zoom and how much there is, floating over what no panel covers of the canvas. */
export function ZoomBar({ scale, pages, spread }: Props) {
  const texts = useTexts(SHELL_TEXTS)
  const sizes = [useCommand('zoom-full'), useCommand('fit-width'), useCommand('fit-page')]
  return (
    <div
      role="group"
      aria-label={texts.zoom}
      data-zoom-bar
      className="group/bar absolute right-(--covered-right,0px) bottom-4 left-(--covered-left,0px) z-10 mx-auto flex w-fit max-w-[calc(100%-2rem)] items-center rounded-menu bg-float p-0.5 shadow-float in-data-beside:right-2 in-data-beside:bottom-2 in-data-beside:me-0"
    >
      <CountButton drawn={pages} />
      {/* Beside the style of a phone it says how much there is; two fingers zoom. */}
      <div className="contents in-data-beside:hidden">
        <span aria-hidden className="h-4 w-px bg-line" />
        <CommandButton command="zoom-out" icon={Minus} className="pointer-coarse:size-11" />
        <Menu
          label={texts.zoom}
          placement="top"
          trigger={
            <Button look="ghost" size="sm" className="w-14 px-0 font-normal tabular-nums pointer-coarse:h-11">
              {`${Math.round(scale * 100)}%`}
            </Button>
          }
        >
          {sizes.map(({ id, name, keys, run }) => (
            <MenuItem
              key={id}
              shortcut={keys?.[0] && shownKeys(keys[0])}
              onAction={() => run({ focus: false })}
            >
              {name}
            </MenuItem>
          ))}
        </Menu>
        <CommandButton command="zoom-in" icon={Plus} className="pointer-coarse:size-11" />
      </div>
      {spread ? (
        <>
          <span aria-hidden className="h-4 w-px bg-line" />
          <IconButton
            icon={BookOpen}
            label={texts.spread}
            aria-pressed={spread.isWanted}
            className="pointer-coarse:size-11"
            onPress={spread.toggle}
          />
        </>
      ) : null}
    </div>
  )
}
