/** A piece of text as a PDF holds it, in the file's order; points from the page's upper left corner. */
export type PdfPiece = {
  text: string
  x: number
  y: number
  width: number
  size: number
  /** The file itself ends a line here. */
  endsLine: boolean
  /** Known where the page was read whole. */
  isBold?: boolean
}
/** A small shape that is drawn and not written. */
export type PdfDot = { x: number; y: number; width: number }
export type PdfPageText = {
  number: number
  width: number
  height: number
  pieces: PdfPiece[]
  links: string[]
  dots: PdfDot[]
  /** Pictures cover most of what is drawn; asked only for pages without text. */
  hasPictures: boolean
}
/** A line as a machine reads it. `gaps` are wide empty places within, with the widths of the words on both sides. */
export type PdfLine = {
  page: number
  text: string
  x: number
  y: number
  size: number
  /** Where its last word ends. */
  right: number
  gaps: LineGap[]
  isBold: boolean
  isAllBold?: boolean
  /** Where the sign of a list is drawn before it. */
  dot: number | undefined
}
export type LineGap = { rightX: number; left: string; right: string }
