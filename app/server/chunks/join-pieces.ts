/** What always comes together of the site's scripts; no reader gets a part of it without the rest. */
export type Piece = {
  bytes: number
  /** Positions of what it can't run without. */
  imports: number[]
  /** A page, or a part that comes later, is asked for by its own name and stays a file of its own. */
  isFixed: boolean
}

/** What somebody asks for at once: a page, or a part of one that comes later. */
export type Load = {
  /** Positions of pieces; what these import belongs to it. */
  starts: number[]
  /** How much a request or a byte of it counts beside those of others. */
  weight: number
  /** How much larger joining may make it, as a share of it. */
  spare: number
}

/** A request costs a page as much as this much script, in bytes before it is packed. */
const REQUEST_BYTES = 5000

type File = { pieces: number[]; bytes: number; needs: Set<File>; isFixed: boolean }
type Wanted = { starts: File[]; has: Set<File>; bytes: number; most: number; weight: number }
type Pair = { one: File; other: File; gain: number }
type State = { files: Set<File>; loads: Wanted[]; impossible: WeakMap<File, WeakSet<File>> }

/**
 * Which pieces are better one file. Two are joined where the requests that are spared outweigh what somebody gets of them
 * without needing it; the best two first, until none are left. Answers the positions of each file that has several.
 */
export function joinPieces({ pieces, loads }: { pieces: Piece[]; loads: Load[] }): number[][] {
  const state = begin({ pieces, loads })
  for (let pair = bestPair(state); pair; pair = bestPair(state)) join(state, pair)
  return Array.from(state.files, (file) => file.pieces.toSorted((a, b) => a - b)).filter(
    (joined) => joined.length > 1,
  )
}

function begin({ pieces, loads }: { pieces: Piece[]; loads: Load[] }): State {
  const all = pieces.map(({ bytes, isFixed }, at): File => ({
    pieces: [at],
    bytes,
    needs: new Set(),
    isFixed,
  }))
  const filesAt = (places: number[]) => places.flatMap((at) => all[at] ?? [])
  all.forEach((file, at) => (file.needs = new Set(filesAt(pieces[at]?.imports ?? []))))
  const wanted = loads.map(({ starts, weight, spare }) => {
    const has = withNeeds(filesAt(starts))
    const bytes = bytesOf(has)
    return { starts: filesAt(starts), has, bytes, most: bytes * (1 + spare), weight }
  })
  return { files: new Set(wanted.flatMap(({ has }) => [...has])), loads: wanted, impossible: new WeakMap() }
}

function withNeeds(files: Iterable<File>, found = new Set<File>()): Set<File> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    withNeeds(file.needs, found)
  }
  return found
}

function bytesOf(files: Set<File>): number {
  return [...files].reduce((sum, { bytes }) => sum + bytes, 0)
}

function bestPair(state: State): Pair | undefined {
  let best: Pair | undefined
  for (const pair of likelyPairs(state)) {
    if (best && pair.gain <= best.gain) break
    const gain = gainOf(state, pair)
    if (gain <= (best?.gain ?? 0)) continue
    if (isCircle(pair.one, pair.other) || isCircle(pair.other, pair.one)) continue
    best = { ...pair, gain }
  }
  return best
}

/** Pairs that may be worth it, the likeliest first: what they need themselves can only make them worth less. */
function likelyPairs({ files, loads, impossible }: State): Pair[] {
  const free = [...files].filter(({ isFixed }) => !isFixed)
  const rows = free.map((file) => loads.map(({ has, weight }) => (has.has(file) ? weight : 0)))
  return free
    .flatMap((one, at) =>
      free.slice(at + 1).flatMap((other, after): Pair[] => {
        if (impossible.get(one)?.has(other)) return []
        let gain = 0
        for (let load = 0; load < loads.length; load++) {
          const byOne = rows[at]?.[load] ?? 0
          const byOther = rows[at + 1 + after]?.[load] ?? 0
          if (byOne && byOther) gain += byOne * REQUEST_BYTES
          else gain -= byOne * other.bytes + byOther * one.bytes
        }
        return gain > 0 ? [{ one, other, gain }] : []
      }),
    )
    .sort((a, b) => b.gain - a.gain)
}

/** Bytes that are spared, each counted as whoever asks for it counts; none where somebody would get too much. */
function gainOf({ loads, impossible }: State, { one, other }: Pair): number {
  const together = withNeeds([one, other])
  let gain = 0
  for (const { has, bytes, most, weight } of loads) {
    if (!has.has(one) && !has.has(other)) continue
    const added = [...together].filter((file) => !has.has(file))
    const more = added.reduce((sum, file) => sum + file.bytes, 0)
    if (bytes + more > most) {
      if (!impossible.has(one)) impossible.set(one, new WeakSet())
      impossible.get(one)?.add(other)
      return 0
    }
    gain += weight * (REQUEST_BYTES * (1 - added.length) - more)
  }
  return gain
}

/** Whether joining them would make a file need itself: by another that the first needs and that needs the second. */
function isCircle(first: File, second: File): boolean {
  const between = new Set(first.needs)
  between.delete(second)
  return withNeeds(between).has(second)
}

function join({ files, loads }: State, { one, other }: Pair): void {
  const joined: File = {
    pieces: [...one.pieces, ...other.pieces],
    bytes: one.bytes + other.bytes,
    needs: new Set([...one.needs, ...other.needs].filter((file) => file !== one && file !== other)),
    isFixed: false,
  }
  const now = (file: File) => (file === one || file === other ? joined : file)
  files.delete(one)
  files.delete(other)
  files.add(joined)
  for (const file of files)
    if (file.needs.has(one) || file.needs.has(other)) file.needs = new Set([...file.needs].map(now))
  for (const load of loads) {
    if (!load.has.has(one) && !load.has.has(other)) continue
    load.starts = load.starts.map(now)
    load.has = withNeeds(load.starts)
    load.bytes = bytesOf(load.has)
  }
}
