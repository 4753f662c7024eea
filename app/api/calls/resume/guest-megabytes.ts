/** What a guest's resume takes as JSON at most: the longest document, its photo with it. */
export const GUEST_MEGABYTES = 2
