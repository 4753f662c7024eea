export type Figure =
  | { name: string; value: number; most: number; unit: string }
  | { name: string; value: number; least: number; unit: string }

/** Prints figures beside their budgets and ends the process with code 1 later when one is missed. */
export function judge(figures: Figure[]): void {
  for (const figure of figures) {
    const { name, value, unit } = figure
    const met = 'most' in figure ? value <= figure.most : value >= figure.least
    const budget = 'most' in figure ? `≤ ${figure.most}` : `≥ ${figure.least}`
    process.stdout.write(
      `${name}: ${value.toFixed(2)} ${unit} (budget ${budget} ${unit}) ${met ? 'met' : 'MISSED'}\n`,
    )
    if (!met) process.exitCode = 1
  }
}
