/** Where the head goes: an oval, and the line of the eyes. */
export function HeadGuide() {
  return (
    <svg
      viewBox="0 0 100 140"
      preserveAspectRatio="none"
      aria-hidden
      className="pointer-events-none absolute inset-0 size-full"
    >
      <g fill="none" stroke="#fff" strokeWidth="1.5" opacity="0.9">
        <ellipse cx="50" cy="58" rx="27" ry="40" strokeDasharray="5 5" vectorEffect="non-scaling-stroke" />
        <line x1="16" x2="84" y1="54" y2="54" strokeDasharray="1 6" vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  )
}
