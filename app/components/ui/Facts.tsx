import { cx } from './cx'

/** Short facts in a row with dots between them: none ends a line or begins one, where they wrap. */
export function Facts({ facts, className, lang }: { facts: string[]; className?: string; lang?: string }) {
  return (
    <span lang={lang} className={cx('block overflow-hidden', className)}>
      <span className="-ms-[0.8em] flex flex-wrap">
        {facts.map((fact, at) => (
          <span
            key={at}
            className="flex min-w-0 wrap-anywhere before:w-[0.8em] before:flex-none before:text-center before:content-['·']"
          >
            {fact}
          </span>
        ))}
      </span>
    </span>
  )
}
