import { useLayoutEffect, useRef } from 'react'
import { findDocumentSlide } from '../pictures/documentSlide.ts'

/** The picture that is on the screen before the show is; until it has come, what lies beneath can be read. */
export const DocumentSlide = () => {
  const holder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const picture = findDocumentSlide()
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
