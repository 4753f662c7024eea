/** Of marks at one edge: those of texts close together stand below each other. `step` is what each takes. */
export function spread<Mark extends { top: number }>({
  marks,
  step,
}: {
  marks: readonly Mark[]
  step: number
}): Mark[] {
  let free = 0
  return marks
    .toSorted((a, b) => a.top - b.top)
    .map((mark) => {
      const top = Math.max(mark.top, free)
      free = top + step
      return { ...mark, top }
    })
}
