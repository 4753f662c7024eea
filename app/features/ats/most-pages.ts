/** More pages are no resume; the rest of a file stays unread. */
export const MOST_PAGES = 40
