import type { FirstPicture } from '../../../contract/drawing.ts'
import { defaultPortrait } from '../../media/defaultPortrait.ts'
import { PathPicture } from '../../media/PathPicture.tsx'
import { pathSources } from '../../media/pathSources.ts'

const sizes = '(min-width: 60rem) 24rem, 17rem'

export const portraitPictures = (path: string | null): FirstPicture[] => {
  const { src, srcSet } = pathSources(path ?? defaultPortrait)
  return [{ href: src, srcset: srcSet, sizes: srcSet && sizes }]
}

/** The portrait, uncropped, as a print on paper. */
export const Portrait = ({ path, name }: { path: string | null; name: string }) => (
  <div className="portrait">
    <PathPicture path={path} fallback={defaultPortrait} alt={name} sizes={sizes} fetchPriority="high" />
  </div>
)
