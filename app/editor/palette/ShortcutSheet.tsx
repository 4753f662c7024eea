import { Dialog } from '~/components/ui/Dialog'
import { Kbd } from '~/components/ui/Kbd'
import { useTexts } from '~/i18n/use-texts'
import { COMMAND_GROUPS, type Command } from '../commands/command'
import { COMMAND_TEXTS } from '../commands/command-texts'
import { RICH_TEXT_COMMANDS } from '../rich-text-field/RichTextToolbar'
import { BLOCK_TEXTS } from '../texts/block-texts'
import { FORM_TEXTS } from '../texts/form-texts'
import { RICH_TEXT_TEXTS } from '../texts/rich-text-texts'
import { shownKeys } from '../ui/shown-keys'
import { PALETTE_TEXTS } from './palette-texts'

type Props = { commands: readonly Command[]; onClose: () => void }

/** All shortcuts, from the same lists that make them work. */
export function ShortcutSheet({ commands, onClose }: Props) {
  const texts = useTexts(PALETTE_TEXTS)
  const names = useTexts(RICH_TEXT_TEXTS)
  const { shortcuts } = useTexts(COMMAND_TEXTS)
  const blocks = useTexts(BLOCK_TEXTS)
  const { remove } = useTexts(FORM_TEXTS)
  const groups = COMMAND_GROUPS.map((id) => ({
    title: texts.groups[id],
    rows: commands.flatMap(({ group, name, keys }) => (group === id && keys ? [{ name, keys }] : [])),
  }))
  const writing = RICH_TEXT_COMMANDS.map(({ command, keys }) => ({ name: names[command], keys: [keys] }))
  const moving = [
    { name: texts.goBeside, keys: ['↑', '↓'] },
    { name: texts.goAcross, keys: ['←', '→'] },
    { name: texts.addBelow, keys: ['Mod+Enter'] },
    { name: texts.moveUp, keys: ['Alt+↑'] },
    { name: texts.moveDown, keys: ['Alt+↓'] },
    { name: blocks.cut, keys: ['Mod+X'] },
    { name: blocks.copy, keys: ['Mod+C'] },
    { name: blocks.paste, keys: ['Mod+V'] },
    { name: remove, keys: ['Delete'] },
  ]
  return (
    <Dialog onClose={onClose} size="lg" title={shortcuts} description={texts.sheetText}>
      {/* Where it is longer than the screen, keys scroll it from here. */}
      <div role="group" aria-label={shortcuts} tabIndex={0} className="columns-1 gap-10 sm:columns-2">
        {[...groups, { title: texts.writing, rows: writing }, { title: texts.moving, rows: moving }]
          .filter(({ rows }) => rows.length > 0)
          .map((group) => (
            <Group key={group.title} {...group} />
          ))}
      </div>
    </Dialog>
  )
}

type GroupProps = { title: string; rows: { name: string; keys: readonly string[] }[] }

function Group({ title, rows }: GroupProps) {
  return (
    <section className="mb-5 break-inside-avoid">
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      <dl className="divide-y divide-line">
        {rows.map(({ name, keys }) => (
          <div key={name} className="flex min-h-9 items-center gap-3 py-1">
            <dt className="min-w-0 flex-1 text-base">{name}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((one) => (
                <Kbd key={one}>{shownKeys(one)}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
