import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'
import { FileDown, Tag } from 'lucide-react'
import { useTexts } from '~/i18n/use-texts'
import { daysOf } from './days'
import { HISTORY_TEXTS } from './history-texts'
import { useFormatName } from './use-format-name'
import { useWhen, type When } from './use-when'
import type { Version } from './version'

type Props = {
  versions: readonly Version[]
  picked: string | undefined
  onPick: (version: string) => void
  isFocused: boolean
}

/** The versions by day, the newest first; arrows go through them. */
export function VersionList({ versions, picked, onPick, isFocused }: Props) {
  const texts = useTexts(HISTORY_TEXTS)
  const when = useWhen()
  return (
    <ListBox
      aria-label={texts.versions}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      autoFocus={isFocused}
      selectedKeys={picked === undefined ? [] : [picked]}
      onSelectionChange={(keys) => {
        const found = versions.find(({ version }) => keys !== 'all' && keys.has(version))
        if (found) onPick(found.version)
      }}
      onAction={(key) => onPick(String(key))}
      className="min-h-0 flex-1 overflow-y-auto p-2 outline-none"
    >
      {daysOf(versions).map(({ key, date, versions: own }) => (
        <ListBoxSection key={key} id={key} className="not-first:mt-3">
          <Header className="px-2 py-1 text-xs text-muted">{when.day(date)}</Header>
          {own.map((version) => (
            <Row
              key={version.version}
              version={version}
              time={timeOf({ version, among: own, when })}
              isCurrent={version === versions[0]}
            />
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  )
}

/** To the second, where another of that minute stands beside it. */
function timeOf({ version, among, when }: { version: Version; among: Version[]; when: When }): string {
  const time = when.time(new Date(version.createdAt))
  const isAlone = among.filter((one) => when.time(new Date(one.createdAt)) === time).length === 1
  return isAlone ? time : when.exactTime(new Date(version.createdAt))
}

function Row({ version, time, isCurrent }: { version: Version; time: string; isCurrent: boolean }) {
  const texts = useTexts(HISTORY_TEXTS)
  const formatOf = useFormatName()
  const { name, changes, exported } = version
  const counts = changes ? texts.counts(changes) || texts.noText : texts.first
  return (
    <ListBoxItem
      id={version.version}
      textValue={[time, name].filter(Boolean).join(' ')}
      className="flex cursor-pointer flex-col rounded-control px-2 py-1.5 outline-none data-focus-visible:shadow-[inset_0_0_0_2px_var(--focus)] data-hovered:bg-hover data-selected:bg-accent-tint pointer-coarse:min-h-11"
    >
      <Text slot="label" className="flex items-center gap-1.5 text-base text-ink tabular-nums">
        <span>{time}</span>
        {isCurrent ? <span className="text-sm text-link">{texts.current}</span> : null}
      </Text>
      {name ? (
        <span className="flex min-w-0 items-center gap-1.5 text-sm font-semibold text-ink">
          <Tag aria-hidden className="size-3.5 shrink-0 text-link" />
          <span className="truncate">{name}</span>
        </span>
      ) : null}
      {exported ? (
        <span className="flex min-w-0 items-center gap-1.5 text-sm text-ink">
          <FileDown aria-hidden className="size-3.5 shrink-0 text-link" />
          <span className="truncate">{texts.exportedAs(formatOf(exported.format))}</span>
        </span>
      ) : null}
      <Text slot="description" className="text-sm text-muted">
        {counts}
      </Text>
    </ListBoxItem>
  )
}
