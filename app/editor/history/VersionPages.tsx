import { useMemo } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { getLayout } from '../../document/layouts/registry'
import { diffTexts, type TextChange } from '../../features/versions/diff-texts'
import { HISTORY_TEXTS } from './history-texts'
import { MarkedPages } from './MarkedPages'
import type { Mark } from './Marks'
import type { Drawn } from './version'

type Props = { /** `then` or `now` */ drawn: Drawn; then: Drawn; now: Drawn }

/** The pages of a version, with what has changed marked. */
export function VersionPages({ drawn, then, now }: Props) {
  const texts = useTexts(HISTORY_TEXTS)
  const marks = useMemo(() => {
    const layout = getLayout(drawn.layout, drawn.layoutVersion)
    const changes = diffTexts({ from: then.content, to: now.content, layout })
    return marked({ changes, isThen: drawn === then })
  }, [drawn, then, now])
  return <MarkedPages drawn={drawn} marks={marks} words={texts} label={texts.pages} />
}

/** The changes that are to be seen on one of the two: what was removed since is there no more. */
function marked({ changes, isThen }: { changes: readonly TextChange[]; isThen: boolean }): Mark[] {
  return changes.flatMap(({ kind, before, after }) => {
    const place = isThen ? before : after
    return kind === 'same' || !place ? [] : [{ id: place.id, text: place.text, kind }]
  })
}
