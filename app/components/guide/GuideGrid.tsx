import { cx } from '~/components/ui/cx'
import { GuideCard, type CardGuide } from './GuideCard'

/** Guides beside each other, under a heading of their own. */
export function GuideGrid({ guides, className }: { guides: readonly CardGuide[]; className?: string }) {
  return (
    <ul className={cx('grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6', className)}>
      {guides.map((guide) => (
        <li key={guide.slug}>
          <GuideCard guide={guide} heading="h3" />
        </li>
      ))}
    </ul>
  )
}
