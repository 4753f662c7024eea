import { FileText } from 'lucide-react'
import { useState } from 'react'
import { cx } from '~/components/ui/cx'
import type { ResumeSummary } from './resume-summary'

const SIZES = '(min-width: 1024px) 13rem, (min-width: 768px) 25vw, 38vw'

/** The first page as it prints; its place is kept while it comes, and a plain sheet stands there when it does not. */
export function ResumePicture({ resume }: { resume: Pick<ResumeSummary, 'id' | 'revision'> }) {
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming')
  const src = `/thumbnails/resume/${resume.id}?revision=${resume.revision}`
  return (
    <span
      className={cx(
        'relative block aspect-[210/297] w-full overflow-hidden bg-white',
        state === 'coming' && 'animate-pulse bg-[#e9e8e6]',
      )}
    >
      {state === 'failed' ? (
        <FileText aria-hidden className="absolute inset-0 m-auto size-8 text-[#bcbbb5]" strokeWidth={1.25} />
      ) : (
        <img
          src={src}
          srcSet={`${src}&w=360 360w, ${src}&w=540 540w, ${src} 720w`}
          sizes={SIZES}
          alt=""
          width={595}
          height={842}
          loading="lazy"
          decoding="async"
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
          className="size-full object-cover object-top"
        />
      )}
    </span>
  )
}
