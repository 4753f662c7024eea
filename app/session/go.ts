type Navigate = (to: string) => void

let navigate: Navigate | null = null

/** The router's navigation for code outside of components; set once by SessionRoot. */
export function setNavigate(next: Navigate) {
  navigate = next
}

export function go(to: string) {
  if (navigate) navigate(to)
  else location.assign(to)
}
