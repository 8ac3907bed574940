import { useLayoutEffect, useRef } from 'react'
import { firstSlide } from '../firstSlide.ts'

/** The picture that is on the screen before the show is; until it has come, what lies beneath can be read. */
export const FirstSlide = () => {
  const holder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const picture = firstSlide()
    if (picture) holder.current?.replaceChildren(picture)
  }, [])
  return <div ref={holder} className="stage-picture" />
}
