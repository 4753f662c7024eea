/**
 * The stored form of a date as people type it: `2024.5`, `2024/05`, `2024年5月`, `202405`, `至今`, `now`. What is no
 * date comes back as it was typed, so that the field can say so.
 */
export function parseDate(typed: string): string {
  const value = typed.trim().normalize('NFKC')
  if (/^(now|present|today|current|至今|现在|今)$/i.test(value)) return 'now'
  const plain = value
    .replace(/[年月./]/g, '-')
    .replace(/日$/, '')
    .replace(/-+$/, '')
  const compact = /^(\d{4})(0[1-9]|1[0-2])$/.exec(plain)
  if (compact) return `${compact[1]}-${compact[2]}`
  const parts = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/.exec(plain)
  if (!parts) return value
  return [parts[1], parts[2]?.padStart(2, '0'), parts[3]?.padStart(2, '0')].filter(Boolean).join('-')
}
