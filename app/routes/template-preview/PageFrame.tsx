import { Galley } from '~/document/render/Galley'
import { Pages } from '~/document/render/Pages'
import { DocumentStyle } from '~/editor/page/DocumentStyle'
import { pageSize } from '~/editor/page/page-size'
import { usePagePlan } from '~/editor/page/use-page-plan'
import type { PreviewFields } from './use-fields'

type Props = PreviewFields & { /** pixels */ room: number }

/** The pages by the real layout and paginator, scaled into the room there is. */
export function PageFrame({ content, layout, room }: Props) {
  const { galley, planned } = usePagePlan({ content, layout })
  const { width } = pageSize(content.config.pageFormat)
  const scale = Math.min(1, room / width)
  return (
    <>
      <DocumentStyle content={content} layout={layout} />
      <div className="pointer-events-none invisible absolute top-0 left-0 size-0 overflow-hidden">
        <Galley content={content} layout={layout} ref={galley} />
      </div>
      <div className="mx-auto" style={{ width: width * scale }}>
        <div className="jl-editor-pages origin-top-left" style={{ width, transform: `scale(${scale})` }}>
          {planned ? <Pages {...planned} /> : null}
        </div>
      </div>
    </>
  )
}
