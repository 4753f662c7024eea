import type { Access } from 'payload'
import { owner } from './predicates'

/** The owner through our own calls only: Payload's REST knows no revisions, limits or checks of theirs. */
export const localOwner: Access = (args) => args.req.payloadAPI === 'local' && owner(args)
