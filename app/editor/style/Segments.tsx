import { useId } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'

type Props<Key extends string> = {
  label: string
  value: Key
  options: readonly { id: Key; text: string }[]
  onChange: (value: Key) => void
}

/** One of two or three, all in sight. */
export function Segments<Key extends string>({ label, value, options, onChange }: Props<Key>) {
  const id = useId()
  return (
    <div>
      <span id={id} className="mb-1 block text-sm text-ink">
        {label}
      </span>
      <RadioGroup
        aria-labelledby={id}
        orientation="horizontal"
        value={value}
        onChange={(key) => {
          const option = options.find((item) => item.id === key)
          if (option) onChange(option.id)
        }}
        className="flex gap-0.5 rounded-menu bg-hover p-0.5"
      >
        {options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            className="flex h-7 flex-1 cursor-pointer items-center justify-center rounded-control text-sm text-muted data-focus-visible:outline-2 data-focus-visible:outline-focus data-hovered:text-ink data-selected:bg-surface data-selected:text-ink data-selected:shadow-rest pointer-coarse:h-10"
          >
            {option.text}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  )
}
