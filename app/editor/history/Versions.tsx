import { History, FileDown } from 'lucide-react'
import { useCallback, useState } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { cx } from '~/components/ui/cx'
import { EmptyState } from '~/components/ui/EmptyState'
import { Skeleton } from '~/components/ui/Skeleton'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { editorClient } from '../session/editor-client'
import { useMedia } from '../shell/use-media'
import { LoadFailed } from '~/components/ui/LoadFailed'
import { HISTORY_TEXTS } from './history-texts'
import { Alone } from './Alone'
import { useLoaded } from './use-loaded'
import type { Version } from './version'
import { VersionList } from './VersionList'
import { VersionView } from './VersionView'
import { useFormatName } from './use-format-name'
import { useWhen } from './use-when'

/** The list of versions and the one that was chosen: side by side, on a phone one after the other. */
export function Versions({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  const texts = useTexts(HISTORY_TEXTS)
  const load = useCallback(async () => {
    // What was just typed is a version, too.
    await editor.saver.flush()
    return editorClient().call('POST /resume/versions/{id}', { params: { id: editor.id }, ignoreToast: true })
  }, [editor])
  const { loaded, retry, set } = useLoaded(load)
  // A list that still has what can't be read would be asked for without an end.
  const [gone, setGone] = useState<readonly string[]>([])
  const onGone = (version: string) => {
    setGone([...gone, version])
    retry()
  }
  if (loaded.state === 'there') {
    const versions = loaded.value.filter(({ version }) => !gone.includes(version))
    return <Chooser {...{ versions, onGone, onClose }} onVersions={set} />
  }
  if (loaded.state === 'loading')
    return (
      <div role="status" aria-label={texts.loading} className="w-full max-w-80 space-y-3 p-4">
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <Skeleton key={key} className="h-12" />
        ))}
      </div>
    )
  return (
    <Alone>
      <LoadFailed texts={texts} onRetry={retry} />
    </Alone>
  )
}

type Props = {
  versions: Version[]
  onVersions: (versions: Version[]) => void
  /** One of them is not there any more: each save may let older ones go. */
  onGone: (version: string) => void
  onClose: () => void
}

function Chooser({ versions, onVersions, onGone, onClose }: Props) {
  const texts = useTexts(HISTORY_TEXTS)
  const isWide = useMedia({ query: '(width >= 768px)', onServer: true })
  // The newest is what stands in the editor already.
  const [picked, setPicked] = useState(
    isWide ? versions[Math.min(1, versions.length - 1)]?.version : undefined,
  )
  const [isSince, setSince] = useState(false)
  const version = versions.find((one) => one.version === picked)
  const last = versions.find(({ exported }) => exported !== null)
  const pick = ({ version: own, since = false }: { version: string | undefined; since?: boolean }) => {
    setPicked(own)
    setSince(since)
  }
  const rename = (name: string) =>
    onVersions(versions.map((one) => (one.version === picked ? { ...one, name } : one)))
  return (
    <div className="flex min-h-0 flex-1">
      <div
        className={cx(
          'flex w-80 shrink-0 flex-col border-e border-line max-md:w-full max-md:border-0',
          version && 'max-md:hidden',
        )}
      >
        {last?.exported ? (
          <SinceExport
            exported={last.exported}
            isPicked={isSince}
            onPick={() => pick({ version: last.version, since: true })}
          />
        ) : null}
        <VersionList
          versions={versions}
          picked={picked}
          onPick={(own) => pick({ version: own })}
          isFocused={!version || isWide}
        />
        <p className="border-t border-line p-4 text-sm text-pretty text-muted">
          {versions.length > 1 ? texts.about : texts.fresh}
        </p>
      </div>
      {version ? (
        <VersionView
          key={`${version.version} ${isSince}`}
          version={version}
          shown={isSince ? 'now' : 'then'}
          isCurrent={version === versions[0]}
          onRename={rename}
          onBack={() => pick({ version: undefined })}
          onGone={() => onGone(version.version)}
          onRestored={onClose}
        />
      ) : (
        <div className="min-w-0 flex-1 p-10 max-md:hidden">
          <EmptyState icon={<History />} title={texts.pick} text={texts.pickText} />
        </div>
      )}
    </div>
  )
}

type SinceProps = { exported: NonNullable<Version['exported']>; isPicked: boolean; onPick: () => void }

/** The way to what has changed since the last file was taken out, above the versions. */
function SinceExport({ exported, isPicked, onPick }: SinceProps) {
  const texts = useTexts(HISTORY_TEXTS)
  const when = useWhen()
  const formatOf = useFormatName()
  return (
    <div className="border-b border-line p-2">
      <ToggleButton
        isSelected={isPicked}
        onChange={onPick}
        className="flex w-full cursor-pointer items-start gap-2 rounded-control px-2 py-1.5 text-start outline-none data-focus-visible:shadow-[inset_0_0_0_2px_var(--focus)] data-hovered:bg-hover data-selected:bg-accent-tint pointer-coarse:min-h-11"
      >
        <FileDown aria-hidden className="mt-0.5 size-4 shrink-0 text-link" />
        <span className="min-w-0">
          <span className="block text-base text-ink">{texts.sinceExport}</span>
          <span className="block truncate text-sm text-muted tabular-nums">
            {`${formatOf(exported.format)} · ${when.moment(new Date(exported.at))}`}
          </span>
        </span>
      </ToggleButton>
    </div>
  )
}
