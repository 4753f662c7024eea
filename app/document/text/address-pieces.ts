/** An address in the pieces between which a line may break: before a dot or an at sign, after a slash. */
export function addressPieces(text: string): string[] {
  return text.split(/(?=[.@?&#])|(?<=[/])(?=[^/])/u)
}
