import { useEffect, useRef, useState } from 'react'

/** Returns a function that moves the focus to the first invalid field in sight, once the errors are on the screen. */
export const useInvalidFocus = () => {
  const container = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (count > 0) container.current?.querySelector<HTMLElement>('[aria-invalid]:not([hidden] *)')?.focus()
  }, [count])
  return { container, focusInvalid: () => setCount((before) => before + 1) }
}
