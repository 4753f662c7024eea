/** A path with its first point, what follows it, and how it is painted or clips; Chromium writes an operator a line. */
const PATH = /^([-\d.]+) ([-\d.]+) m\n((?:(?:[-\d. ]+ [mlcvy]|[-\d. ]+ re|h)\n)*)(W\*? n|[fFSsBbn]\*?)$/gm
/** Where a line ends in one of these, numbers before it are places on the page. */
const PLACES = /^.*(?: [mlcvy]| re)$/gm

/**
 * Writes the paths of a page's content to a thousandth, where Chromium writes eight digits, and curves from their
 * own beginning on: dots and icons of one shape are then the same words, which are packed once. They are most of a page's
 * weight. Letters stay where they stand, to the last digit.
 */
export function shortenPaths(content: string): string {
  return content
    .replace(PATH, (path: string, x: string, y: string, rest: string, end: string) => {
      if (!/ c\n/.test(rest)) return path
      const from = [rounded(x), rounded(y)] as const
      const moved = rest.replace(PLACES, (line) => {
        const words = line.split(' ')
        // Of a rectangle the last two are width and height.
        const places = words.at(-1) === 're' ? 2 : words.length - 1
        return words
          .map((word, i) => (i < places ? rounded(Number(word) - (from[i % 2] ?? 0)) : word))
          .join(' ')
      })
      const back = from.map((place) => 0 - place).join(' ')
      return `1 0 0 1 ${from.join(' ')} cm\n0 0 m\n${moved}${end}\n1 0 0 1 ${back} cm`
    })
    .replace(PLACES, (line) => line.replace(/-?\d*\.\d{4,}/g, (place) => String(rounded(place))))
}

const rounded = (place: string | number) => Number(Number(place).toFixed(3))
