/** The mark: a sheet with a folded corner, a J and a caret. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <path fill="var(--sand-12)" d="M9 2h10.5L27 9.5V26a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z" />
      <path fill="var(--sand-8)" d="M19.5 2 27 9.5h-5A2.5 2.5 0 0 1 19.5 7V2Z" />
      <g fill="none" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        <path stroke="var(--sand-1)" d="M17.5 13v7.5a3.5 3.5 0 0 1-7 0" />
        <path stroke="light-dark(#8da4ef, #3e63dd)" d="M22 19.5V25" />
      </g>
    </svg>
  )
}
