import type { Ground } from './schema/roles'

/** Whether text stands on a ground in white. Not beside the ground's schema: pages that draw layouts load no Zod. */
export const isDark = (of: Ground): boolean => of === 'theme' || of === 'slate'
