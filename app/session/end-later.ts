const ENDING = 'jianli-ending'

/** Keeps a session's token whose end the server could not be told: its cookie is nothing a page can delete. */
export function endLater(token: string): void {
  localStorage.setItem(ENDING, token)
}

/** Tells the server so now. False: there is none, or somebody has signed in since. */
export async function endNow({ token }: { token: string | null }): Promise<boolean> {
  const ending = localStorage.getItem(ENDING)
  if (!ending) return false
  const headers = { authorization: ending, 'content-type': 'application/json' }
  const answer = await fetch('/resume-api/auth/sign-out', { method: 'POST', headers, body: '{}' }).catch(
    () => undefined,
  )
  if (answer && answer.status < 500) localStorage.removeItem(ENDING)
  return !token
}
