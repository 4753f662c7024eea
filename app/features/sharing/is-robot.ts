/** Those that fetch a page to show a card of it, or to index it. WhatsApp and Telegram do so with their own names. */
const ROBOTS =
  /(?<!cu)bot\b|(?<!cu)bot[-/_ ]|crawl|spider|slurp|facebookexternalhit|facebot|whatsapp\/|skypeuripreview|embedly|linkpreview|link-preview|bingpreview|google-pagerenderer|slack-imgproxy|ia_archiver/i

/** Whether a request comes from a program that looks a link up, and not from a reader. */
export function isRobot({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  return method === 'HEAD' || ROBOTS.test(headers.get('user-agent') ?? '')
}
