/** What is read; `oldword` and the last four are known in order to be refused by name. */
export type SourceFormat =
  | 'json'
  | 'yaml'
  | 'markdown'
  | 'text'
  | 'docx'
  | 'pdf'
  | 'html'
  | 'oldword'
  | 'picture'
  | 'archive'
  | 'other'

export const ACCEPTED = '.json,.yaml,.yml,.md,.markdown,.txt,.docx,.pdf,.html,.htm'

export const MAX_BYTES = 20 * 1024 * 1024
