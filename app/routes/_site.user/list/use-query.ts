import { useSearchParams } from '@remix-run/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { RESUME_SORTS, type ResumeSort } from '~/features/resumes/arrange-resumes'

export type Query = { q: string; tag: string | null; sort: ResumeSort }

/** While one types, in milliseconds. */
const PAUSE_MS = 250

/** What is searched for stands in the address, so that coming back from a resume finds the list as it was left. */
export function useQuery() {
  const [search, setSearch] = useSearchParams()
  const query: Query = {
    q: search.get('q') ?? '',
    tag: search.get('tag'),
    sort: RESUME_SORTS.find((sort) => sort === search.get('sort')) ?? 'updated',
  }
  const change = (next: Partial<Query>) =>
    setSearch(
      (old) => {
        const to = new URLSearchParams(old)
        for (const [name, value] of Object.entries(next)) {
          if (value && value !== 'updated') to.set(name, value)
          else to.delete(name)
        }
        return to
      },
      { replace: true, preventScrollReset: true },
    )
  return { query, change, isActive: query.q !== '' || query.tag !== null }
}

/** A text that is typed, and said once there is a pause; what comes from elsewhere takes its place. */
export function useTyped({ value, onSettled }: { value: string; onSettled: (value: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [before, setBefore] = useState(value)
  const [said, setSaid] = useState(value)
  if (value !== before) {
    setBefore(value)
    // Its own words come back a moment later: what was typed meanwhile stays.
    if (value !== said) setTyped(value)
  }
  const settled = typed.trim()
  const say = useEffectEvent(onSettled)
  useEffect(() => {
    if (settled === value) return
    const timer = setTimeout(() => {
      setSaid(settled)
      say(settled)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [settled, value])
  return [typed, setTyped] as const
}
