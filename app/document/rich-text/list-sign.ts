/**
 * What other programs write before an item of a list: the usual signs, and those of the fonts Symbol and Wingdings, which
 * have no characters of their own (U+F0B7, U+F0A7, U+F0D8, U+F076, U+F0FC; the disc, squares and diamonds U+F06C to U+F0A8). Word's second level is an o and a tab; stars
 * and ticks are text, as a rating, where no space or one more of them follows.
 */
export const LIST_SIGN =
  /^(?:[•●○◦⦁◉▪▫■□◾◽◆◇❖►▶▸▹▷➢➣➤‣⁃∙⚫·\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf06c\uf06e\uf06f\uf071\uf075\uf09f\uf0a8]\s*|[✓✔※★☆]\s+(?![★☆✓✔※\s])|o\t\s*)(?=\S)/u
