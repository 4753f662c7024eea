/** The text of a field and what is selected in it, in UTF-16 units. */
export type SelectedText = { text: string; start: number; end: number }
