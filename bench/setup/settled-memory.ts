/** Megabytes in use after garbage was collected; node must run with `--expose-gc`. */
export async function settledMemory(): Promise<{ rss: number; heap: number; buffers: number }> {
  if (!globalThis.gc) throw new Error('run with --expose-gc')
  for (let round = 0; round < 5; round += 1) {
    globalThis.gc()
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  const { rss, heapUsed, external } = process.memoryUsage()
  return { rss: megabytes(rss), heap: megabytes(heapUsed), buffers: megabytes(external) }
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 100_000) / 10
}
