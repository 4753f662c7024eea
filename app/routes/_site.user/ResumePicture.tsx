import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { ResumeSummary } from './resume-summary'

/** The first page as it prints; a plain sheet while it is not there. */
export function ResumePicture({ resume }: { resume: Pick<ResumeSummary, 'id' | 'revision'> }) {
  const [failed, setFailed] = useState(false)
  return (
    <span className="relative block aspect-[210/297] w-full overflow-hidden bg-white">
      {failed ? (
        <FileText aria-hidden className="absolute inset-0 m-auto size-8 text-[#bcbbb5]" strokeWidth={1.25} />
      ) : (
        <img
          src={`/thumbnails/resume/${resume.id}?revision=${resume.revision}`}
          alt=""
          width={595}
          height={842}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
          className="size-full object-cover object-top"
        />
      )}
    </span>
  )
}
