const NEWLINE = 10

export type Bounds = {
  /** bytes of the whole body */
  most: number
  /** bytes without an end of line, where it is read line by line */
  mostLine?: number
  /** what reading it throws then */
  fault: () => Error
}

/** Another server's answer, which ends once it is longer than any honest one; its connection ends with it. */
export function boundedResponse(response: Response, { most, mostLine = most, fault }: Bounds): Response {
  let all = 0
  let line = 0
  const bounds = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      const end = piece.lastIndexOf(NEWLINE)
      all += piece.byteLength
      line = end < 0 ? line + piece.byteLength : piece.byteLength - end - 1
      if (all > most || line > mostLine) controller.error(fault())
      else controller.enqueue(piece)
    },
  })
  const { status, headers } = response
  return new Response(response.body?.pipeThrough(bounds) ?? null, { status, headers })
}
