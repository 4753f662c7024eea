/** One's own pages, shared resumes, drafts, calls and pages that only lead on: no search engine keeps them. */
const PRIVATE =
  /^\/(editor|mobile|preview|user|start|test|guide-preview|template-preview|live-page|thumbnails\/resume|resume-api|admin|api|healthz|readyz)(\/|\.|$)|^\/guide\/edit(\/|\.|$)|\.data$/

/** What robots are told of an address: by header for whatever is there, by a meta element in its page. Null for public pages. */
export function robotsRule(pathname: string): string | null {
  if (PRIVATE.test(pathname)) return 'noindex, nofollow'
  return pathname === '/search' ? 'noindex, follow' : null
}
