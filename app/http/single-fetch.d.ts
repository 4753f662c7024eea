import '@remix-run/node'

// Loader data keeps its types (and what `data()` answers), as single fetch sends it.
declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}
