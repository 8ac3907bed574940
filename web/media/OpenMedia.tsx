import type { MouseEvent, ReactNode } from 'react'
import type { Media } from '../../contract/media/media.ts'
import { isStaticCopy } from '../api/isStaticCopy.ts'
import { toFileUrl } from '../api/urls.ts'
import { Icon } from '../ui/icons.tsx'
import './open-media.css'
import { texts } from '../../languages/en/visitors/media.ts'

interface Props {
  item: Pick<Media, 'fileType' | 'filePath'>
  /** the URL of the page with this photograph open in the lightbox */
  href: string
  onShow: () => void
  /** the small picture that people click */
  children: ReactNode
}

/** A photograph opens in the lightbox, a video in a new tab. */
export const OpenMedia = ({ item, href, onShow, children }: Props) => {
  const file = toFileUrl(item.filePath) ?? undefined
  if (item.fileType === 'video')
    return (
      <a className="open-media" href={file} target="_blank" rel="noopener">
        {children}
        <span className="play-mark">
          <Icon name="play" size={28} />
        </span>
        <span className="unseen">{texts.newTab}</span>
      </a>
    )
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onShow()
  }
  // a static copy has no page for each photograph, so there the link opens the file if scripts do not run
  return (
    <a className="open-media" data-in-place href={isStaticCopy ? file : href} onClick={onClick}>
      {children}
    </a>
  )
}
