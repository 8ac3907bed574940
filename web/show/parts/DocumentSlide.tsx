import { useLayoutEffect, useRef } from 'react'
import { findDocumentSlide } from '../pictures/documentSlide.ts'

/**
 * Shows the picture that the server has rendered into the page, until the show shows its first picture. The notice behind the
 * rendered picture is visible until that picture has loaded.
 */
export const DocumentSlide = () => {
  const holder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const picture = findDocumentSlide()
    if (!picture) return
    const hide = () => {
      picture.hidden = true
    }
    // if the picture has failed to load, hides the icon that browsers show for a broken picture
    if (picture.complete && picture.naturalWidth === 0) hide()
    picture.addEventListener('error', hide)
    holder.current?.replaceChildren(picture)
  }, [])
  return <div ref={holder} className="stage-picture" />
}
