/** Leads to somebody's account. */
export const toPerson = { type: 'relationship', relationTo: 'users', index: true } as const
