import { FilePlus2 } from 'lucide-react'
import { EmptyState } from '~/components/ui/EmptyState'
import { LinkButton } from '~/components/ui/LinkButton'
import { useTexts } from '~/i18n/use-texts'
import { USER_TEXTS } from '../texts'

export function NoResumes() {
  const t = useTexts(USER_TEXTS)
  return (
    <EmptyState
      heading="h2"
      icon={<FilePlus2 />}
      {...t.empty}
      action={
        <LinkButton to="/#templates" look="primary">
          {t.newResume}
        </LinkButton>
      }
    />
  )
}
