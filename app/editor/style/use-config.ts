import type { ResumeContent } from '../../../collections/resumes/schema'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'

type Config = ResumeContent['config']
type Change<K extends keyof Config> = { field: K; value: Config[K]; label: string }

/** The document's settings and a setter that names each change. */
export function useConfig() {
  const editor = useEditor()
  const config = useContent((content) => content.config)
  const set = <K extends keyof Config>({ field, value, label }: Change<K>) => {
    // What was typed and could not be stored gives way to what was chosen.
    editor.drafts.drop(`$config.${field}`)
    editor.setField({ owner: '$config', field, value, label })
  }
  return { config, set }
}
