import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a step. It takes the focus, so that a screen reader reads it, and the next Tab leads to the first button. */
export const StepHeading = ({ id, children }: { id: string; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} id={id} tabIndex={-1}>
      {children}
    </h2>
  )
}
