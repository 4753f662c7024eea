/** Of the clipboard: whole entries as they are, beside their text, for resumes alone. */
export const ROWS_TYPE = 'application/x-jianli-rows+json'
