/** What the calls about comments say of their fields, in Chinese. */
export const REVIEW_DESCRIPTIONS: Record<string, string> = {
  'Whether its readers may comment and suggest other words': '读者能否评论和建议修改',
  'Plain text': '纯文本',
  'Comments of readers that wait for an answer': '待处理的读者评论数',
  'The words it is about, as the reader saw them': '评论针对的文字，以读者所见为准',
  'Other words for the quoted ones; null: a remark alone': '替换所引文字的写法；null 表示只是评论',
  'What the reader calls themselves': '读者的称呼',
  'From the list of comments': '来自评论列表',
  'Written in this browser, which may take it back': '由本浏览器写下，可以收回',
  'The text of the page it was made on': '写评论时所在的那段文字',
  'Id of what the words are a field of; empty where they are of none':
    '这段文字所属内容的 id；不属于任何字段时为空',
  'Where the words began in that field': '这段文字在该字段中的起始位置',
  'The text of the page it is about; null: no longer there': '评论现在对应的那段文字；null 表示已不在页面上',
  'Empty where the page no longer says it and another reader wrote the comment':
    '页面上已没有这段文字、且由其他读者写下时为空',
  'Whether that text has changed since': '那段文字此后是否有改动',
  'The part that other words can be suggested for; null: none': '可以建议修改的部分；null 表示不能',
  'Id of the link': '链接的 id',
  'From passages': '来自 passages',
}
