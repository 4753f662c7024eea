import { useMemo, useRef } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { getLayout } from '../../document/layouts/registry'
import { documentCss } from '../../document/render/document-css'
import { Galley } from '../../document/render/Galley'
import { Pages } from '../../document/render/Pages'
import { diffTexts, type TextChange } from '../../features/versions/diff-texts'
import { OWN_ROOT_CSS, OwnRoot } from '../page/OwnRoot'
import { pageSize } from '../page/page-size'
import { usePagePlan } from '../page/use-page-plan'
import { useViewport } from '../page/use-viewport'
import { HISTORY_TEXTS } from './history-texts'
import { MARKS_CSS, Marks, type Mark } from './Marks'
import type { Drawn } from './version'

const PADDING = 24

type Props = { /** `then` or `now` */ drawn: Drawn; then: Drawn; now: Drawn }

/** The pages of a version, drawn as the editor draws its own, with what has changed marked. */
export function VersionPages({ drawn, then, now }: Props) {
  const texts = useTexts(HISTORY_TEXTS)
  const { ref, size } = useViewport()
  const { width } = pageSize(drawn.content.config.pageFormat)
  const scale = Math.min(1, (size.width - 2 * PADDING) / width)
  return (
    <div
      ref={ref}
      tabIndex={0}
      role="region"
      aria-label={texts.pages}
      className="min-h-0 flex-1 overflow-auto bg-sand-3 p-6 focus-visible:-outline-offset-2 dark:bg-sand-1"
    >
      <link rel="stylesheet" href={`/fonts/jianli-${drawn.content.config.font}.css`} />
      <OwnRoot className="mx-auto" style={{ width: width * scale }}>
        {size.width > 0 ? <Sheets drawn={drawn} then={then} now={now} scale={scale} /> : null}
      </OwnRoot>
    </div>
  )
}

function Sheets({ drawn, then, now, scale }: Props & { scale: number }) {
  const { content } = drawn
  const layout = getLayout(drawn.layout, drawn.layoutVersion)
  const css = useMemo(() => documentCss({ content, layout }), [content, layout])
  const { galley, planned } = usePagePlan({ content, layout })
  const changes = useMemo(
    () =>
      marked({ changes: diffTexts({ from: then.content, to: now.content, layout }), isThen: drawn === then }),
    [drawn, then, now, layout],
  )
  const { width, height } = pageSize(content.config.pageFormat)
  const count = planned?.plan.pages.length ?? 1
  const sheets = useRef<HTMLDivElement>(null)
  return (
    <>
      <style>{`${css}\n${OWN_ROOT_CSS}\n${MARKS_CSS}`}</style>
      <div className="galley">
        <Galley content={content} layout={layout} ref={galley} />
      </div>
      <div style={{ height: (count * height + (count - 1) * PADDING) * scale }}>
        <div
          ref={sheets}
          className="sheets"
          style={{ width, transform: `scale(${scale})` }}
          onClick={(event) => event.preventDefault()}
        >
          {planned ? <Pages {...planned} /> : null}
          {planned ? <Marks sheets={sheets} planned={planned} changes={changes} scale={scale} /> : null}
        </div>
      </div>
    </>
  )
}

/** The changes that are to be seen on one of the two: what was removed since is there no more. */
function marked({ changes, isThen }: { changes: readonly TextChange[]; isThen: boolean }): Mark[] {
  return changes.flatMap(({ kind, before, after }) => {
    const place = isThen ? before : after
    return kind === 'same' || !place ? [] : [{ id: place.id, text: place.text, kind }]
  })
}
