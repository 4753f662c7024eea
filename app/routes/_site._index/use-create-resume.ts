import { useState } from 'react'
import { CallError, TOKEN_KEY } from '~/api/client'
import { toast } from '~/components/ui/toast'
import { call } from '~/session/client'
import { go } from '~/session/go'

export type TemplateChoice = {
  code: string
  /** A theme colour in place of the template's own. */
  color?: string | null
}

/**
 * One click makes a resume from a template and opens it: in the account, or for a guest in this browser. `creating` is the
 * code of the template that is being used.
 */
export function useCreateResume({ failed }: { failed: string }) {
  const [creating, setCreating] = useState<string | null>(null)
  const create = async (choice: TemplateChoice) => {
    if (creating) return
    setCreating(choice.code)
    try {
      const signedIn = (localStorage.getItem(TOKEN_KEY)?.length ?? 0) > 20
      go(`/editor/${signedIn ? await createOwn(choice) : await createLocal(choice)}`)
    } catch (error) {
      // Calls have told of their own failures; what is for members alone leads to how one becomes one.
      if (!(error instanceof CallError)) toast.error(failed)
      else if (error.code === 403) go('/vip')
    } finally {
      setCreating(null)
    }
  }
  return { creating, create }
}

async function createOwn({ code: templateCode, color }: TemplateChoice): Promise<string> {
  const { title, content: own } = await call('POST /template/info/{code}', { params: { code: templateCode } })
  const content = coloured({ content: own, color })
  return call('POST /resume/create', { input: { title, templateCode, content } })
}

async function createLocal({ code: templateCode, color }: TemplateChoice): Promise<string> {
  const [{ title, content: own, layout, layoutVersion }, { createGuestResume }] = await Promise.all([
    call('POST /template/info/{code}', { params: { code: templateCode } }),
    import('~/features/guest-resumes/create-guest-resume'),
  ])
  const content = coloured({ content: own, color })
  return createGuestResume({ title, templateCode, content, layout, layoutVersion })
}

type Coloured<Content> = { content: Content; color: string | null | undefined }

function coloured<Content extends { config: { themeColor: string } }>({
  content,
  color,
}: Coloured<Content>): Content {
  return color ? { ...content, config: { ...content.config, themeColor: color } } : content
}
