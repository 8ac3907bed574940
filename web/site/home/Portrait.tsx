import { useEffect, useRef, useState } from 'react'
import { besideFile, photoName, pictures } from '../../../contract/pictures.ts'
import { fileUrl } from '../../api/links.ts'
import type { FirstPicture } from '../pages.ts'

const defaultPortrait = '/pictures/portrait-default.svg'
const { medium, large } = pictures
const sizes = '(width >= 48rem) 24rem, 17rem'

/** A photograph of ours comes in smaller sizes; any other picture as it is. */
const smaller = (path: string) =>
  path.endsWith(`/${photoName}`)
    ? [medium, large].map(({ name, fits }) => `${fileUrl(besideFile(path, name))} ${fits}w`).join(', ')
    : undefined

export const portraitPictures = (path: string | null): FirstPicture[] =>
  path ? [{ href: fileUrl(path), srcset: smaller(path), sizes }] : [{ href: fileUrl(defaultPortrait) }]

/** His photograph whole, as a print; the product's own drawing where there is none, or where it cannot be shown. */
export const Portrait = ({ path, name }: { path: string | null; name: string }) => {
  const [broken, setBroken] = useState(false)
  const ref = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // it may have failed before this code was there to hear of it
    if (ref.current?.complete && ref.current.naturalWidth === 0) setBroken(true)
  }, [])
  const shown = broken || !path ? defaultPortrait : path
  return (
    <div className="portrait">
      <img
        ref={ref}
        src={fileUrl(shown)}
        srcSet={smaller(shown)}
        sizes={sizes}
        alt={name}
        fetchPriority="high"
        onError={() => setBroken(true)}
      />
    </div>
  )
}
