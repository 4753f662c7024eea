/** In the order in which the palette and the shortcut sheet show them. */
export const COMMAND_GROUPS = ['resume', 'edit', 'view', 'help', 'go', 'add', 'place'] as const
export type CommandGroup = (typeof COMMAND_GROUPS)[number]

/** Something the editor can do; bar buttons, keys, palette and shortcut sheet all come from the one list of them. */
export type Command = {
  id: string
  group: CommandGroup
  name: string
  /** Where it leads to, beside its name. */
  detail?: string
  /** Other words it is found by, such as the first letters of its pinyin. */
  keywords?: string
  /** Shortcuts such as `Mod+Shift+Z`; the first one is shown. */
  keys?: readonly string[]
  /** False while it would do nothing; always available without it. */
  isReady?: () => boolean
  /** `focus`: the person has their hands on the keyboard, and what changed may take the focus. */
  run: (options: { focus: boolean }) => void
}

/** One of a group; nothing where it has no place. */
export type OfGroup = Omit<Command, 'group'> | false | undefined

export function inGroup(group: CommandGroup, commands: readonly OfGroup[]): Command[] {
  return commands.flatMap((command) => (command ? [{ ...command, group }] : []))
}
