import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib'

const S = PDFName.of('S')
const K = PDFName.of('K')
const P = PDFName.of('P')
const LI = PDFName.of('LI')
const LBL = PDFName.of('Lbl')
const LBODY = PDFName.of('LBody')

/** Puts the content of each list item into the LBody that an accessible PDF wants there and Chromium leaves out. */
export function mendLists(document: PDFDocument): void {
  const { context } = document
  const bodies = new Map<PDFRef, PDFRef>()
  for (const [ref, item] of context.enumerateIndirectObjects()) {
    if (!(item instanceof PDFDict) || item.get(S) !== LI) continue
    const kids = kidsOf(item)
    const isLabel = (kid: unknown) =>
      kid instanceof PDFRef && context.lookupMaybe(kid, PDFDict)?.get(S) === LBL
    const content = kids.filter((kid) => !isLabel(kid))
    if (content.length === 0) continue
    const body = context.register(
      context.obj({ Type: 'StructElem', S: LBODY, P: ref, K: content, Pg: item.get(PDFName.of('Pg')) }),
    )
    item.set(K, context.obj([...kids.filter(isLabel), body]))
    for (const kid of content) if (kid instanceof PDFRef) context.lookupMaybe(kid, PDFDict)?.set(P, body)
    bodies.set(ref, body)
  }
  if (bodies.size > 0) redirectParents({ document, bodies })
}

function kidsOf(element: PDFDict) {
  const kids = element.lookup(K)
  if (kids instanceof PDFArray) return kids.asArray()
  const kid = element.get(K)
  return kid ? [kid] : []
}

/** What an item held itself is now its body's: the tree that leads from a page's content to its element must say so. */
function redirectParents({ document, bodies }: { document: PDFDocument; bodies: Map<PDFRef, PDFRef> }): void {
  const root = document.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)
  const numbers = root
    ?.lookupMaybe(PDFName.of('ParentTree'), PDFDict)
    ?.lookupMaybe(PDFName.of('Nums'), PDFArray)
  for (let i = 1; numbers && i < numbers.size(); i += 2) {
    const entry = numbers.get(i)
    const parents = numbers.lookup(i)
    if (parents instanceof PDFArray) {
      parents.asArray().forEach((parent, place) => {
        const body = parent instanceof PDFRef ? bodies.get(parent) : undefined
        if (body) parents.set(place, body)
      })
    } else if (entry instanceof PDFRef && bodies.has(entry)) numbers.set(i, bodies.get(entry) ?? entry)
  }
}
