/** One line of Markdown without its marks; a link keeps its address when the words don't already say it. */
export function plainMarkdown(line: string): string {
  const kept: string[] = []
  const keep = (text: string) => `\ue000${kept.push(text) - 1}\ue000`
  return line
    .replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => keep(sign))
    .replace(/`+([^`]+)`+/g, (_, code: string) => keep(code))
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\((\S*?)(?:\s+"[^"]*")?\)/g, (_, text: string, url: string) =>
      linkText({ text, url }),
    )
    .replace(/<((?:https?:|mailto:|tel:)[^>\s]+)>/g, (_, url: string) => url.replace(/^(mailto|tel):/, ''))
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<\/?(?:u|mark|b|i|em|strong|span|sub|sup)>/gi, '')
    .replace(/(\*\*\*|\*\*|__|~~|\*)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(^|[^\p{L}\p{N}])_(?=\S)(.*?\S)_(?![\p{L}\p{N}])/gu, '$1$2')
    .replace(/(\*\*|\*)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/\ue000(\d+)\ue000/g, (_, index: string) => kept[Number(index)] ?? '')
}

function linkText({ text, url }: { text: string; url: string }): string {
  const bare = url.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/, '').replace(/\/$/, '')
  const said = text.replace(/\s/g, '').toLowerCase()
  if (bare === '' || said.includes(bare.toLowerCase().replace(/\s/g, '')) || url.startsWith('#')) return text
  return text ? `${text} ${url}` : url
}
