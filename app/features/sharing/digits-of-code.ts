/** A code as it is read out or copied, in groups, with dashes, in wide digits: the digits alone. */
export const digitsOfCode = (typed: string): string => typed.normalize('NFKC').replaceAll(/[\s\p{Pd}]/gu, '')
