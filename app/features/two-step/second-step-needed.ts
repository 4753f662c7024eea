/** The first step went well and is not enough: the ticket goes to `auth/second-step` with a code. */
export class SecondStepNeeded extends Error {
  readonly ticket: string
  constructor({ ticket }: { ticket: string }) {
    super('a second step is needed')
    this.name = 'SecondStepNeeded'
    this.ticket = ticket
  }
}
