import type { DocumentStyle } from '../../style/style-of'
import type { Design } from '../schema/design'
import type { Ground, TextStyle } from '../schema/roles'
import type { Voice } from './voices'

/** What each part's rules are made from; `root` begins every selector. */
export type CssOptions = { design: Design; style: DocumentStyle; voices: Voice[]; root: string }

/** The same slate whatever colour a person chooses, and a softer white that reads well on it. */
export const SLATE = { ground: '#252b33', onGround: '#c8ced6' }

/** Between the words of an entry of one line, in em: no wider than a pause in a sentence, or they seem to be columns out of line. */
export const ONE_LINE_GAP = 0.55

/** One rule of a style sheet; nothing where there is nothing to declare. */
export function rule(selector: string, ...declarations: (string | false | undefined)[]): string {
  const present = declarations.filter(Boolean)
  return present.length > 0 ? `${selector} { ${present.join('; ')} }\n` : ''
}

/** A gap of a design, as much wider or narrower as a person wants it; to a thousandth of an em. */
export function gapCss(gap: number, share: number): string {
  return `${share === 1 ? gap : Math.round(gap * share * 1000) / 1000}em`
}

export function textCss(text: TextStyle | undefined, style: DocumentStyle): string {
  if (!text) return ''
  return [
    text.size !== undefined && `font-size: ${sizeOf(text, style)}em`,
    text.leading !== undefined && `line-height: ${text.leading}`,
    text.bold !== undefined && `font-weight: ${text.bold ? 700 : 400}`,
    text.color !== undefined && `color: ${inkCss(text.color)}`,
  ]
    .filter(Boolean)
    .join('; ')
}

export function sizeOf({ size = 1 }: TextStyle, { font }: Pick<DocumentStyle, 'font'>): number {
  return typeof size === 'number' ? size : size[font === 'serif' ? 'serif' : 'sans']
}

export function inkCss(ink: NonNullable<TextStyle['color']>): string {
  return ink === 'inherit' ? 'inherit' : `var(--jl-${ink})`
}

export const PAINTS: Record<Ground, string> = {
  paper: '#fff',
  tint: 'var(--jl-tint)',
  theme: 'var(--jl-ground)',
  slate: SLATE.ground,
}

/** The selectors of the wide and the narrow column. */
export function columnsOf({ design, root }: Pick<CssOptions, 'design' | 'root'>) {
  const isSide = design.frame.kind === 'side'
  return {
    main: isSide ? `${root} .jl-main` : root,
    aside: isSide ? `${root} .jl-side` : `${root} .jl-aside`,
  }
}
