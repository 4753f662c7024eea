import type { InStep } from './in-step'

/** A document for others than its owner's editor: what its twin once said is nobody's business. */
export function withoutSteps<T extends { inStep?: InStep | undefined }>(options: T): Omit<T, 'inStep'> {
  const { inStep: _, ...content } = options
  return content
}
