import { useLayoutEffect, useRef } from 'react'
import { firstSlide } from '../firstSlide.ts'

/** The picture that is on the screen before the show is; until it has come, what lies beneath can be read. */
export const FirstSlide = () => {
  const holder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const picture = firstSlide()
    if (!picture) return
    const hide = () => {
      picture.hidden = true
    }
    // instead of the browser's mark of a broken picture
    if (picture.complete && picture.naturalWidth === 0) hide()
    picture.addEventListener('error', hide)
    holder.current?.replaceChildren(picture)
  }, [])
  return <div ref={holder} className="stage-picture" />
}
