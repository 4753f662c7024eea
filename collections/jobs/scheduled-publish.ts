type Input = {
  type?: 'publish' | 'unpublish' | null
  doc?: { value: string | { id: string } } | null
}

/** What a job of Payload's schedule drawer is to do with which guide; null for any other job. */
export function scheduledPublish({
  taskSlug,
  input,
}: {
  taskSlug?: string | null
  input?: unknown
}): { guide: string; type: 'publish' | 'unpublish' } | null {
  if (taskSlug !== 'schedulePublish') return null
  // an edge: Payload keeps the input of every job as any JSON
  const { doc, type } = (input ?? {}) as Input
  if (!doc) return null
  return { guide: typeof doc.value === 'object' ? doc.value.id : doc.value, type: type ?? 'publish' }
}
