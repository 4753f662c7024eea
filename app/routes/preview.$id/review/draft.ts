export type Draft = { block: string; isSuggesting: boolean; text: string; words: string }
/** What is written about each text, and which of them is open. */
export type Drafts = { open: string | null; all: Record<string, Draft> }

const NAME = 'jianli-review-name'
const keyOf = () => `jianli-review ${location.pathname}`

/** What was not sent yet, kept over a reload, a call that failed, and a look at another text. */
export const keptDrafts = {
  get(): Drafts {
    // an edge: only `set` writes it
    return JSON.parse(read(keyOf()) ?? '{"open":null,"all":{}}') as Drafts
  },
  set: (drafts: Drafts) => write(keyOf(), JSON.stringify(drafts)),
}

/** What the reader calls themselves, until the tab is closed. */
export const readerName = {
  get: () => read(NAME) ?? '',
  set: (name: string) => write(NAME, name),
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** A browser that keeps nothing has it as long as the page is there. */
function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    return
  }
}
