export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-[4px] border border-line bg-subtle px-1 font-sans text-xs text-muted">
      {children}
    </kbd>
  )
}
