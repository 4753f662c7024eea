import { escapeXml } from '../markup/escape'

export type PdfFacts = { title: string; language: string; author: string; subject: string }

/** The file's facts as XMP, with the PDF/UA-1 mark. */
export function writeXmp({ facts, created }: { facts: PdfFacts; created: Date }): Uint8Array {
  const { title, language, author, subject } = facts
  const date = created.toISOString().replace(/\.\d+Z$/, 'Z')
  const text = (value: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(value)}</rdf:li></rdf:Alt>`
  const parts = [
    `<dc:format>application/pdf</dc:format>`,
    `<dc:title>${text(title)}</dc:title>`,
    author && `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>`,
    subject && `<dc:description>${text(subject)}</dc:description>`,
    `<dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>`,
    `<xmp:CreatorTool>Jianli</xmp:CreatorTool><xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate>`,
    `<pdfuaid:part>1</pdfuaid:part>`,
  ]
  const names =
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"'
  const description = `<rdf:Description rdf:about="" ${names}>${parts.filter(Boolean).join('')}</rdf:Description>`
  return Buffer.from(
    `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
  )
}
