declare module 'subset-font' {
  type Options = { targetFormat?: 'truetype' | 'woff2' | 'woff' | 'sfnt'; noLayoutClosure?: boolean }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
