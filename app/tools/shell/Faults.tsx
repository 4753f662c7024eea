import { CircleAlert } from 'lucide-react'

/** What went wrong, each with its file; read out when it comes. */
export function Faults({ faults }: { faults: readonly string[] }) {
  return (
    <div role="alert">
      {faults.length > 0 && (
        <ul className="mt-4 space-y-2">
          {faults.map((fault) => (
            <li
              key={fault}
              className="flex items-start gap-2 rounded-menu bg-danger-tint p-3 text-base text-danger"
            >
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 break-words">{fault}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
