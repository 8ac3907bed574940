import { useLayoutEffect, useRef } from 'react'
import { findDocumentSlide } from '../pictures/documentSlide.ts'

/** The picture that the document begins with, until the show shows its own. The notice beneath is visible until it loads. */
export const DocumentSlide = () => {
  const holder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const picture = findDocumentSlide()
    if (!picture) return
    const hide = () => {
      picture.hidden = true
    }
    // hides the browser's icon for a broken picture
    if (picture.complete && picture.naturalWidth === 0) hide()
    picture.addEventListener('error', hide)
    holder.current?.replaceChildren(picture)
  }, [])
  return <div ref={holder} className="stage-picture" />
}
