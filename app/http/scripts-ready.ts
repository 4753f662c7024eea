/** Set on the root element once the page's scripts live. */
export const READY = 'data-jianli-ready'
