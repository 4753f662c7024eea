/** To how many pages resumes are cut. */
export const FIT_PAGES = [1, 2] as const
