import { useRef, useState } from 'react'

/** What is selected of a page of the list; what is no longer shown is not selected either. */
export function useSelection(shown: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const anchor = useRef<string>(undefined)
  const ids = shown.filter((id) => chosen.has(id))
  const toggle = ({ id, range }: { id: string; /** from the one before to this one */ range: boolean }) => {
    const from = shown.indexOf(anchor.current ?? '')
    const to = shown.indexOf(id)
    const touched = range && from >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
    const next = new Set(ids)
    for (const one of touched) {
      if (chosen.has(id)) next.delete(one)
      else next.add(one)
    }
    anchor.current = id
    setChosen(next)
  }
  return {
    ids,
    toggle,
    has: (id: string) => chosen.has(id),
    all: () => setChosen(new Set(shown)),
    clear: () => setChosen(new Set()),
  }
}
export type Selection = ReturnType<typeof useSelection>
