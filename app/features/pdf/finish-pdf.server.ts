import { AFRelationship, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import { markArtifacts } from './mark-artifacts.server'
import { mendDrawnFonts } from './mend-drawn-fonts.server'
import { mendLetters } from './mend-letters.server'
import { mendLists } from './mend-lists.server'
import { mendRightToLeft } from './mend-right-to-left.server'
import { widenSpaces } from './widen-spaces.server'
import { type PdfFacts, writeXmp } from './write-xmp.server'

/** Names of files in the PDF with what stands in them as JSON. */
export type Attachments = Partial<Record<'resume.json' | 'jianli.json', unknown>>
type Options = { pdf: Uint8Array; facts: PdfFacts; attachments: Attachments }

/**
 * Makes a file for people out of what Chromium printed: who and what it is about, the mark and the mends of an
 * accessible PDF (PDF/UA-1), the document itself as an attachment, everything packed.
 */
export async function finishPdf({ pdf, facts, attachments }: Options): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const { context, catalog } = document
  document.setTitle(facts.title, { showInWindowTitleBar: true })
  if (facts.author) document.setAuthor(facts.author)
  if (facts.subject) document.setSubject(facts.subject)
  document.setCreator('Jianli')
  document.setLanguage(facts.language)
  const created = document.getCreationDate() ?? new Date()
  const xmp = context.stream(writeXmp({ facts, created }), { Type: 'Metadata', Subtype: 'XML' })
  catalog.set(PDFName.of('Metadata'), context.register(xmp))
  addRoleMap(document)
  mendDrawnFonts(document)
  mendLetters(document)
  // before fonts get glyphs of their own for letters, after which they can't be looked up
  widenSpaces(document)
  mendRightToLeft(document)
  mendLists(document)
  for (const page of document.getPages()) {
    markArtifacts(page)
    describeLinks(
      page.node
        .Annots()
        ?.asArray()
        .map((ref) => context.lookup(ref)) ?? [],
    )
  }
  for (const [name, data] of Object.entries(attachments))
    await document.attach(Buffer.from(JSON.stringify(data)), name, {
      mimeType: 'application/json',
      description: name === 'resume.json' ? 'JSON Resume' : 'Jianli document',
      afRelationship: AFRelationship.Source,
      creationDate: created,
      modificationDate: created,
    })
  return document.save({ useObjectStreams: true, addDefaultPage: false, objectsPerTick: Infinity })
}

/**
 * Chromium writes structure types of newer standards; readers of PDF 1.7 learn here what they stand for. A page without a text
 * has no structure, and yet must have one.
 */
function addRoleMap({ context, catalog }: PDFDocument): void {
  const tree = PDFName.of('StructTreeRoot')
  if (!catalog.has(tree)) catalog.set(tree, context.register(context.obj({ Type: 'StructTreeRoot' })))
  const root = catalog.lookup(tree, PDFDict)
  root.set(PDFName.of('RoleMap'), context.obj({ Strong: 'Span', Em: 'Span', Aside: 'Sect', Title: 'H1' }))
}

/** Each link says where it leads, for those who cannot see it. */
function describeLinks(annotations: unknown[]): void {
  for (const annotation of annotations) {
    if (!(annotation instanceof PDFDict)) continue
    const action = annotation.lookupMaybe(PDFName.of('A'), PDFDict)
    const target = action?.lookupMaybe(PDFName.of('URI'), PDFString, PDFHexString)
    if (target) annotation.set(PDFName.of('Contents'), PDFHexString.fromText(target.decodeText()))
  }
}
