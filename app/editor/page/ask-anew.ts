/** Has style sheets, and the faces that failed, asked for once more. */
export function askAnew(sheets: Set<HTMLLinkElement>): void {
  for (const link of sheets) {
    const address = link.getAttribute('href') ?? ''
    // Chromium asks nobody for the address that it has already.
    link.removeAttribute('href')
    link.setAttribute('href', address)
  }
  sheets.clear()
  const failed = Array.from(document.fonts).filter(({ status }) => status === 'error')
  for (const sheet of document.styleSheets) putAnew({ sheet, failed })
}

/** A rule that is put in anew is a face that was never asked for. */
function putAnew({ sheet, failed }: { sheet: CSSStyleSheet; failed: readonly FontFace[] }): void {
  rulesOf(sheet).forEach((rule, at) => {
    if (!(rule instanceof CSSFontFaceRule) || !failed.some((face) => isOf({ face, rule }))) return
    sheet.insertRule(rule.cssText, at)
    sheet.deleteRule(at + 1)
  })
}

/** None of a sheet that did not come. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return Array.from(sheet.cssRules)
  } catch {
    return []
  }
}

function isOf({ face, rule: { style } }: { face: FontFace; rule: CSSFontFaceRule }): boolean {
  const { family, weight, style: slant, unicodeRange } = face
  return (
    nameIn(family) === nameIn(style.getPropertyValue('font-family')) &&
    weight === style.getPropertyValue('font-weight') &&
    slant === (style.getPropertyValue('font-style') || 'normal') &&
    unicodeRange === (style.getPropertyValue('unicode-range') || 'U+0-10FFFF')
  )
}

const nameIn = (family: string) => family.replaceAll(/["']/g, '')
