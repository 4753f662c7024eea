import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { getDesign } from '../../document/designs/designs'
import { withParts } from '../../document/designs/parts/choose-parts'
import { Pages } from '../../document/render/Pages'
import { OwnDocument } from '../page/OwnDocument'
import { OwnRoot } from '../page/OwnRoot'
import { pageSize } from '../page/page-size'
import type { Planned } from '../page/use-page-plan'
import { useViewport } from '../page/use-viewport'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { GALLERY_TEXTS } from './gallery-texts'

const PADDING = 24
const GAP = 24

type Props = {
  title: string
  /** Of the card that was drawn. */ planned: Planned | undefined
  className: string
}

/** All pages of one layout, as large as there is room for. */
export function PreviewPane({ title, planned, className }: Props) {
  const texts = useTexts(GALLERY_TEXTS)
  const shell = useTexts(SHELL_TEXTS)
  const { ref, size } = useViewport()
  const count = planned?.plan.pages.length
  return (
    <section className={cx('flex min-w-0 flex-1 flex-col', className)}>
      <h3 className="flex shrink-0 items-baseline gap-2 px-4 py-2 text-sm font-semibold">
        <span className="min-w-0 truncate">{title}</span>
        <span role="status" className="font-normal text-muted tabular-nums">
          {count === undefined ? texts.drawing : shell.pages(count)}
          {planned && hidesScales(planned) ? ` · ${texts.noScales}` : ''}
        </span>
      </h3>
      <div
        ref={ref}
        tabIndex={0}
        role="region"
        aria-label={title}
        className="min-h-0 flex-1 overflow-auto bg-sand-3 p-6 focus-visible:-outline-offset-2 dark:bg-sand-1"
      >
        {planned && size.width > 0 ? <Sheets planned={planned} room={size.width - 2 * PADDING} /> : null}
      </div>
    </section>
  )
}

/** Levels were given that the layout doesn't draw. */
function hidesScales({ content, layout }: Planned): boolean {
  const { skills } = withParts({ design: getDesign(layout.code, layout.version), parts: content.config })
  return skills.look === 'none' && content.skill.list.some(({ value }) => value > 0)
}

function Sheets({ planned, room }: { planned: Planned; room: number }) {
  const { content, layout, plan } = planned
  const { width, height } = pageSize(content.config.pageFormat)
  const scale = Math.min(1, room / width)
  const { length } = plan.pages
  return (
    <OwnRoot
      className="mx-auto overflow-hidden"
      style={{ width: width * scale, height: (length * height + (length - 1) * GAP) * scale }}
    >
      <OwnDocument content={content} layout={layout} />
      <div
        className="sheets"
        style={{ width, transform: `scale(${scale})` }}
        onClick={(event) => event.preventDefault()}
      >
        <Pages {...planned} />
      </div>
    </OwnRoot>
  )
}
