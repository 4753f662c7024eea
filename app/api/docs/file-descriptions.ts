/** What the calls about files say of their fields, in Chinese. */
export const FILE_DESCRIPTIONS: Record<string, string> = {
  'JSON Resume 1.0.0, further properties allowed': 'JSON Resume 1.0.0，允许额外的属性',
  'Whether its readers may download the PDF': '读者能否下载 PDF',
  'Lines by page, in the file’s order': '每页读到的各行，按文件中的顺序',
  'How many pages were planned': '排版时的页数',
  'Findings beyond those that are named': '未列出的处数',
  'The block of the page': '页面上的块',
  'The field its text stands in, with the offsets there; null where none is known':
    '文字所在的字段及其中的位置；不确定则为 null',
  'What is missing or stands elsewhere, or the letters that do not come back; cut where it is long':
    '缺失或错位的文字，或读不出的字符；过长则截断',
  'From 1': '从 1 起',
  'From 0: the line it was read in; of what is missing, the line before which it should stand':
    '从 0 起：读到它的那一行；缺失的文字则为它应在其前的那一行',
  'Of the file, as X-Read-Back-Key': '文件的键，同 X-Read-Back-Key',
}
