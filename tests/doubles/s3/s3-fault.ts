/** An error as S3 answers it. https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
export class S3Fault extends Error {
  readonly code: string
  readonly status: number

  constructor({ code, status }: { code: string; status: number }) {
    super(code)
    this.code = code
    this.status = status
  }

  toXml(resource: string): string {
    const place = `<Resource>${escapeXml(resource)}</Resource>`
    return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${this.code}</Code><Message>${this.code}</Message>${place}<RequestId>0</RequestId></Error>`
  }
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
