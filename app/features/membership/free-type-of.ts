/** The plan without a price that somebody began themselves, by the source of its row: `start:<account>:<plan>`. */
export const freeTypeOf = (source: string): string | undefined => /^start:[^:]+:(.+)$/.exec(source)?.[1]
