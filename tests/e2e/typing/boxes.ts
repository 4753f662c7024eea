/** Every make of box in which a text of the document, or one about it, is typed; on both editors. */
export const BOXES = {
  'a value of the contact data': '[data-field="info-name.value"]',
  'an address, stored trimmed': '[data-field="work-1.link"]',
  'a date, stored once it is one': '[data-field="work-1.start"]',
  'an end, shown as a word': '[data-field="work-1.end"]',
  'a rich text': '[data-field="work-1.text"]',
  keywords: '[data-field="work-1.tags"]',
  'the note of the file': '[data-field="$config.desc"]',
  'a colour, stored once it is one': '[data-field="$config.themeColor"]',
  'the resume’s name': '[data-resume-title]',
} as const
