/**
 * Whether an access code is among those that people try first: few different digits, a run, a block again, or a day as
 * in a birthday.
 */
export function isGuessable(code: string): boolean {
  const digits = Array.from(code, Number)
  const steps = new Set(digits.slice(1).map((digit, i) => (digit - (digits[i] ?? 0) + 10) % 10))
  const isRun = steps.size === 1 && (steps.has(1) || steps.has(9))
  const isDay = /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(code)
  return new Set(digits).size <= 2 || isRun || isDay || /^(\d{2,4})\1+$/.test(code)
}
