import { Message, type MessageProps } from './Message'
import { SitePage } from './SitePage'

/** A message with a header and a footer of its own, for where the site's layout isn't; nobody signs in there. */
export function MessagePage(props: MessageProps) {
  return (
    <SitePage account={false}>
      <Message {...props} />
    </SitePage>
  )
}
