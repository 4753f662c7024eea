/** The address that opens the shared page without asking for the code. */
export function shareAddress({ origin, id, code }: { origin: string; id: string; code: string }): string {
  return `${origin}/preview/${encodeURIComponent(id)}?code=${code}`
}
