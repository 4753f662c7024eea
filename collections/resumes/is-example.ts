/** Whether a stored resume is one of the examples of a resume group. */
export function isExample(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'example' in data && data.example === true
}
