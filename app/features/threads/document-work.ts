import type { LayoutCode } from '../../../collections/layout-codes'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { forReaders } from '../../../collections/resumes/for-readers'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { getLayout } from '../../document/layouts/registry'
import type { PagePlan } from '../../document/pagination/types'
import { charactersOf } from '../../document/render/characters'
import { Galley } from '../../document/render/Galley'
import { Pages } from '../../document/render/Pages'
import { finishPdf } from '../pdf/finish-pdf.server'
import { inspectResume } from '../inspect/inspect-resume'
import { exportJsonResume } from '../interchange/export-json-resume'
import { exportJianli } from '../interchange/jianli-file'
import { importJsonResume } from '../interchange/import-json-resume'
import { writeResume } from '../interchange/write-resume'
import { readExport, type ExportSource } from '../read-back/read-export.server'
import { countVersionChanges } from '../versions/count-version-changes'

/** A layout as it crosses into a thread: its parts are functions and stay where they are. */
type Drawn = { content: ResumeContent; layout: { code: LayoutCode; version: number } }

/** What takes as long as a document is large, and so is done outside the server's own thread. */
export const documentWork = {
  inspect: inspectResume,
  write: writeResume,
  countVersionChanges,
  /** What goes into a PDF beside its pages, for programs: what its readers may have. */
  attachments: ({ content, layout: { code, version } }: Drawn) => ({
    'resume.json': exportJsonResume(forReaders(content)),
    'jianli.json': exportJianli({
      content: forReaders(content),
      looks: { layout: code, layoutVersion: version },
    }),
  }),
  readJsonResume: importJsonResume,
  characters: ({ content, layout: { code, version } }: Drawn) =>
    charactersOf({ content, layout: getLayout(code, version) }),
  finish: finishPdf,
  readBack: ({ layout: { code, version }, ...exported }: Drawn & Omit<ExportSource, 'layout'>) =>
    readExport({ ...exported, layout: getLayout(code, version) }),
  galley: ({ content, layout: { code, version } }: Drawn) =>
    renderToStaticMarkup(createElement(Galley, { content, layout: getLayout(code, version) })),
  pages: ({ content, layout: { code, version }, plan }: Drawn & { plan: PagePlan }) =>
    renderToStaticMarkup(createElement(Pages, { content, layout: getLayout(code, version), plan })),
}
