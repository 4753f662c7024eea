import type { Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import type { ControlSize } from './button-class'
import { fieldClass } from './field-class'
import { TextFrame, type TextFrameProps } from './TextField'

export type TextAreaProps = TextFrameProps & {
  size?: ControlSize
  placeholder?: string
  rows?: number
  inputRef?: Ref<HTMLTextAreaElement>
}

/** Grows with its text where the browser can. */
export function TextArea({ size, placeholder, rows = 3, inputRef, ...rest }: TextAreaProps) {
  return (
    <TextFrame {...rest}>
      <AriaTextArea
        ref={inputRef}
        rows={rows}
        placeholder={placeholder}
        // What grows with its text would be one line high while it is empty.
        style={{ minHeight: `calc(${rows}lh + 1rem + 2px)` }}
        className={fieldClass({ size, className: 'field-sizing-content resize-y py-2' })}
      />
    </TextFrame>
  )
}
