import { createGuestResume } from './create-guest-resume'
import { readGuestResume } from './read-guest-resume'
import { tagGuestResume } from './tag-guest-resume'

type Options = { id: string; title: (title: string) => string }

/** A second resume of this browser with the content and tags of the first; null where that is gone. */
export async function copyGuestResume({ id, title }: Options): Promise<string | null> {
  const source = await readGuestResume(id)
  if (!source) return null
  const { templateCode, content, layout, layoutVersion, tags } = source
  const named = { title: title(source.title), templateCode, content, layout, layoutVersion }
  const copied = await createGuestResume(named)
  await tagGuestResume({ id: copied, tags })
  return copied
}
