import { GitCompareArrows } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { inNewerVersion } from '../../document/designs/newer-version'
import { useCommand } from '../commands/commands-context'
import { useResume } from '../session/use-layout'

/** Leads to the newer version of the layout, where there is one that sets the document otherwise. It says so here and nowhere else. */
export function NewerVersionButton() {
  const compare = useCommand('newer-version')
  const isThere = useResume((state) => inNewerVersion(state) !== undefined)
  if (!isThere) return null
  return (
    <Button
      look="ghost"
      size="sm"
      className="w-full pointer-coarse:h-11"
      onPress={() => compare.run({ focus: false })}
    >
      <GitCompareArrows aria-hidden className="size-4" />
      <span className="truncate">{compare.name}</span>
    </Button>
  )
}
