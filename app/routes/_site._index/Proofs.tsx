import type { ReactNode } from 'react'
import { TemplatePicture } from '~/components/templates/TemplatePicture'
import type { ReadLine } from '~/features/preview/read-out'
import { useTexts } from '~/i18n/use-texts'
import type { WallTemplate } from './load-home.server'
import { HOME_TEXTS } from './texts'

/** Three claims, each with the real thing above it. */
export function Proofs({ template, read }: { template: WallTemplate | undefined; read: ReadLine[] }) {
  const t = useTexts(HOME_TEXTS)
  return (
    <section aria-labelledby="proofs-title" className="border-y border-line bg-subtle">
      <div className="jl-container py-16 md:py-24">
        <h2 id="proofs-title" className="text-2xl font-bold text-ink sm:text-3xl">
          {t.proofs}
        </h2>
        <div className="mt-8 grid gap-6 lg:grid-cols-3">
          <Proof {...t.proof1}>{template && <SamePage template={template} />}</Proof>
          <Proof {...t.proof2}>
            <Typeset />
          </Proof>
          <Proof {...t.proof3}>
            <dl className="grid w-full grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 overflow-hidden px-6 pt-6 text-xs">
              {read.map(({ tag, text }, i) => (
                <div key={i} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="w-7 font-mono text-link">{tag}</dt>
                  <dd className="truncate text-ink">{text}</dd>
                </div>
              ))}
            </dl>
          </Proof>
        </div>
      </div>
    </section>
  )
}

function Proof(props: { title: string; text: string; children: ReactNode }) {
  return (
    <article className="flex flex-col overflow-hidden rounded-card bg-surface shadow-rest">
      <div className="flex h-60 overflow-hidden border-b border-line">{props.children}</div>
      <div className="p-6">
        <h3 className="text-md font-semibold text-ink">{props.title}</h3>
        <p className="mt-1 text-base text-muted">{props.text}</p>
      </div>
    </article>
  )
}

/** The same words in the same width; the second line of the first begins with a semicolon. */
function Typeset() {
  const { sample, before, after } = useTexts(HOME_TEXTS).proof2
  return (
    <div lang="zh-CN" className="grid w-full content-center gap-4 px-6 text-md text-ink">
      <div>
        <p className="mb-1 text-xs text-muted">{before}</p>
        <p className="w-[254px] text-muted [line-break:anywhere] [text-autospace:no-autospace]">{sample}</p>
      </div>
      <div className="-ms-4 border-s-2 border-accent ps-4">
        <p className="mb-1 text-xs text-link">{after}</p>
        <p className="w-[254px] [line-break:strict] [text-autospace:normal]">{sample}</p>
      </div>
    </div>
  )
}

/** One page with the editor on one side of the line and the PDF on the other: there is no seam. */
function SamePage({ template }: { template: WallTemplate }) {
  const { places } = useTexts(HOME_TEXTS).proof1
  const label = 'absolute bottom-3 rounded-control bg-[#21201c] px-2 py-1 text-xs font-semibold text-white'
  return (
    <div className="relative flex-1 overflow-hidden bg-hover px-6 pt-6">
      <TemplatePicture
        src={template.picture}
        alt=""
        sizes="(min-width: 1024px) 20rem, 85vw"
        className="shadow-rest"
      />
      <span aria-hidden className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-accent" />
      <span className={`${label} right-1/2 me-2`}>{places.editor}</span>
      <span className={`${label} left-1/2 ms-2`}>{places.pdf}</span>
    </div>
  )
}
