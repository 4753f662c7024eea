type Options = { encode: (quality: number) => Promise<Uint8Array>; maxBytes: number }
type Fitted = { bytes: Uint8Array; quality: number; fits: boolean }

const BEST = 0.95
/** Below that faces get blocks. */
const WORST = 0.35
const STEPS = 7

/** The best quality whose file stays under a size; the smallest one there is when none does. */
export async function fitQuality({ encode, maxBytes }: Options): Promise<Fitted> {
  const best = await encode(BEST)
  if (best.length <= maxBytes) return { bytes: best, quality: BEST, fits: true }
  let found: Fitted = { bytes: await encode(WORST), quality: WORST, fits: false }
  if (found.bytes.length > maxBytes) return found
  found = { ...found, fits: true }
  let [low, high] = [WORST, BEST]
  for (let step = 0; step < STEPS; step += 1) {
    const quality = (low + high) / 2
    const bytes = await encode(quality)
    if (bytes.length <= maxBytes) [found, low] = [{ bytes, quality, fits: true }, quality]
    else high = quality
  }
  return found
}
